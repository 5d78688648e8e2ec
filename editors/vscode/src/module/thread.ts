// The worker of Node, for VS Code on the desktop.
import { parentPort } from 'node:worker_threads';

import { serve } from './serve';

parentPort?.on('message', serve((message) => parentPort?.postMessage(message)));
