// Part of a remote in development: takes what has changed from the dev server, while the page goes on.
const hot = import.meta.webpackHot;

let wanted = __webpack_hash__;
let isUpdating = false;

/** Brings the remote to a build, step by step, for each change is told against the one before. */
async function bringTo(hash: string): Promise<void> {
  wanted = hash;
  if (isUpdating) return;
  isUpdating = true;
  try {
    while (wanted !== __webpack_hash__) {
      if (!(await hot?.check(true))) throw new Error('The way to the new build is not known.');
    }
  } catch (error) {
    console.warn('The page is loaded anew, for the change could not be taken in:', error);
    window.location.reload();
  } finally {
    isUpdating = false;
  }
}

/** Lets the page bring this remote to its builds. */
export const takeUpdates = (id: string): unknown => window.updateRemotes.set(id, bringTo);

/** Hands the shell the routes of a remote in the place of those before (shell, remotes/replaced.ts). */
export function replaceRoutes(id: string, routes: unknown): void {
  const detail = { id, exposed: { default: routes } };
  window.dispatchEvent(new CustomEvent('remote-replaced', { detail }));
}
