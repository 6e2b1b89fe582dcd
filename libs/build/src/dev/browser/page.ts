// The first script of a page in development; it stands before the shell's, for React asks for the hook as it starts.
import * as runtime from 'react-refresh/runtime';
import type { RemoteState } from '../state.ts';

// One runtime for all: React of the shell gives it what it draws, the remote what has changed.
runtime.injectIntoGlobalHook(window);
window.refreshRuntime = runtime;
// For modules that no loader has given functions of their own.
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;

window.updateRemotes = new Map();

const BOX = 'build-problems';

/** What the bundler complains about, by remote: one that heals must not hide another's mistakes. */
const problemsOf = new Map<string, readonly string[]>();

/** Shows all of it in the bundler's own words; nothing when there is nothing. */
function show(): void {
  const problems = [...problemsOf].flatMap(([id, those]) => those.map((one) => `${id}: ${one}`));
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

/** The builds this page's HTML was made of. */
const own = JSON.parse(document.currentScript?.dataset['builds'] ?? '[]') as Omit<RemoteState, 'problems'>[];

new EventSource('/__dev/states').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { id, server, hash, problems } = JSON.parse(data) as RemoteState;
  const before = own.find((one) => one.id === id);
  const update = window.updateRemotes.get(id);
  problemsOf.set(id, problems);
  show();
  if (server !== before?.server) window.location.reload();
  else if (problems.length > 0) return;
  else if (update) void update(hash);
  // Nothing of the remote runs here: the page is to know the new build before it does.
  else if (hash !== before.hash) window.location.reload();
});
