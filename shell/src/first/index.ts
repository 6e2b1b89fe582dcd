// First of all, for it must stand before anything sets the address of a script.
import './trusted-types/install.ts';
import { reloadForChunk, reloading } from './chunk-reload.ts';
import { keepEarlyActs } from './early-acts.ts';
import { painted } from './painted.ts';

/** The shell's own script as the HTML names it, which the browser leaves alone for its type. */
function shellScript(): HTMLScriptElement {
  const named = document.querySelector<HTMLScriptElement>('script[type="text/later"]');
  const script = document.createElement('script');
  script.src = named?.getAttribute('src') ?? '';
  script.integrity = named?.integrity ?? '';
  script.crossOrigin = 'anonymous';
  script.addEventListener('error', () => reloadForChunk(true, reloading()));
  return script;
}

/** A browser that lets nothing be stored keeps nobody signed in; asking it throws, and the page must live. */
function hasToken(): boolean {
  try {
    return localStorage.getItem('token.user') !== null;
  } catch {
    return false;
  }
}

// What the server has drawn is painted before the shell's code is even asked for: bytes and time go first to what a
// person sees. What they do until the code answers is kept, which is why this script is here before.
const root = document.getElementById('root') ?? document.body;
window.earlyActs = keepEarlyActs(root);
// Whoever has a token here is taken for signed in until the shell knows: the frame has a place for either.
document.documentElement.dataset['who'] = hasToken() ? 'visitor' : 'guest';
if (root.firstElementChild) await painted();
document.head.append(shellScript());
