/**
 * Resolves in a task of its own, so that the browser may paint and answer in between. Not by a timer: after the fifth each
 * waits 4 ms, and a second in a tab that nobody looks at.
 */
export const rested = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrived = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', arrived, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** So long one may work before a finger is noticed: a slow telephone takes four times that. */
const SLICE_MS = 5;

let last: Promise<unknown> = Promise.resolve();
let since = 0;

async function afterRest<T>(work: () => T): Promise<T> {
  if (performance.now() - since > SLICE_MS) {
    await rested();
    since = performance.now();
  }
  return work();
}

/** Does pieces of work one after another, with a rest between them wherever they have taken long. */
export function inTurn<T>(work: () => T): Promise<T> {
  const done = last.then(() => afterRest(work));
  last = done.catch(() => undefined);
  return done;
}
