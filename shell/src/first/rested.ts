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

async function rest(): Promise<void> {
  if (performance.now() - since <= SLICE_MS) return;
  await rested();
  since = performance.now();
}

/**
 * Does pieces of work one after another, with a rest between them wherever they have taken long. For what a piece gives later, as
 * a module with a top-level await does, nobody else waits: a remote that never gets ready would stop all others.
 */
export function inTurn<T>(work: () => T): Promise<T> {
  // In a list: a promise within it is not waited for.
  const begun = last.then(rest).then(() => [work()] as const);
  last = begun.catch(() => undefined);
  return begun.then(([given]) => given);
}
