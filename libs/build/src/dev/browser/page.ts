// The first script of a page in development; it stands before the shell's, for React asks for the hook as it starts.
import * as runtime from 'react-refresh/runtime';
import type { RemoteState } from '../state.ts';

// One runtime for all: React of the shell gives it what it draws, the remote what has changed.
runtime.injectIntoGlobalHook(window);
window.refreshRuntime = runtime;
// For modules that no loader has given functions of their own.
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;

const BOX = 'build-problems';

/** Shows what the bundler complains about, in its own words; nothing when there is nothing. */
function show(problems: readonly string[]): void {
  document.getElementById(BOX)?.remove();
  if (problems.length === 0) return;
  const box = document.createElement('pre');
  box.id = BOX;
  box.setAttribute('role', 'alert');
  box.textContent = problems.join('\n\n');
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    maxHeight: '60vh',
    overflow: 'auto',
    margin: '0',
    padding: '1rem',
    background: '#1d1115',
    color: '#ffd7dc',
    borderTop: '3px solid #f0475c',
    font: '0.8125rem/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(box);
}

/** The state this page's HTML was made of. */
const own = document.currentScript?.dataset;

new EventSource('/__dev/states').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const state = JSON.parse(data) as RemoteState;
  show(state.problems);
  if (state.server !== own?.['server']) window.location.reload();
  else if (state.problems.length > 0) return;
  else if (window.updateRemote) void window.updateRemote(state.hash);
  // Nothing of the remote runs here: the page is to know the new build before it does.
  else if (state.hash !== own['hash']) window.location.reload();
});
