/** A file that hangs keeps the page from ever having loaded. */
const PATIENCE_MS = 12_000;

/** Calls back once the page has loaded with all that it waits for, or has waited long enough. */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', run);
  };
  const run = () => {
    stop();
    callback();
  };
  const timer = setTimeout(run, PATIENCE_MS);
  window.addEventListener('load', run);
  return stop;
}
