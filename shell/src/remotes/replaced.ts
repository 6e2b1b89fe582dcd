import { boot } from '@fio/platform/boot';
import { browserEffects } from './browser-effects.ts';
import { keepOpening } from './load-remote.ts';
import { readModule } from './read-module.ts';
import { remotes } from './remotes.ts';

interface Replaced {
  readonly id: string;
  readonly exposed: unknown;
}

function replace({ id, exposed }: Replaced): void {
  const entry = boot().remotes.find((remote) => remote.id === id);
  if (!entry) return;
  const before = remotes.get(entry);
  if (before.status !== 'ready') return;
  const read = readModule(entry, exposed);
  if (!read.ok) throw new Error(read.problem);
  keepOpening(before.module, read.module);
  browserEffects.letGo(id);
  remotes.place(entry, read.module);
  browserEffects.startRemote(read.module);
}

/**
 * In development: mounts the routes of a remote that has changed in the place of those before; the page and what it has
 * read stay. The dev server's part in the remote tells of them (libs/build, dev/browser/hot.ts).
 */
export function followReplaced(): void {
  window.addEventListener('remote-replaced', (event) => replace((event as CustomEvent<Replaced>).detail));
}
