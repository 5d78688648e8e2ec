// Loaded first: knows when the page has nothing left to do, so that a key waits for what the one before it did.

const mostMilliseconds = 100;
/** Nobody types meanwhile, so that what is due may as well come sooner, in the same order. */
const haste = 10;
const { setTimeout: begin, clearTimeout: end } = window;
const timers = new Set();
/** How many questions the server has not answered. */
let unanswered = 0;

// Suggestions come by timers of 10 to 100 ms; longer ones, such as that of a tooltip, belong to no key.
window.setTimeout = (run, milliseconds = 0, ...given) => {
  const isAwaited = milliseconds <= mostMilliseconds;
  const timer = begin(() => {
    timers.delete(timer);
    run(...given);
  }, isAwaited ? milliseconds / haste : milliseconds);
  if (isAwaited) timers.add(timer);
  return timer;
};

window.clearTimeout = (timer) => {
  timers.delete(timer);
  end(timer);
};

/** Resolves once nothing is due and nothing unanswered, twice in a row. */
async function settled() {
  for (let quiet = 0; quiet < 2; quiet = timers.size || unanswered ? 0 : quiet + 1) {
    await new Promise((resume) => begin(resume, 0));
  }
}
