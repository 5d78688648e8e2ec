// The worker of a browser, and of VS Code on the web.
import { serve, type Told } from './serve';

const take = serve((message) => self.postMessage(message));
self.onmessage = ({ data }: { data: Told }): void => take(data);
