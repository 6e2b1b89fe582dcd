import { report } from '@fio/platform/report';
import type { Disposer, RemoteModule } from '@fio/platform/remote';

const running = new Map<string, { module: RemoteModule; dispose: Disposer }>();

/** Starts a remote that is here; nothing where it has nothing to start. Throws what its `start` throws. */
export function startRemote(module: RemoteModule): void {
  if (!module.start) return;
  const dispose: unknown = module.start();
  if (typeof dispose !== 'function') throw new Error(`${module.id}: start returned no disposer`);
  running.set(module.id, { module, dispose: dispose as Disposer });
}

/** Has a remote take back what it started; nothing where it isn't running. Its error is told and stops nobody. */
export function letGo(id: string): void {
  const known = running.get(id);
  running.delete(id);
  try {
    known?.dispose();
  } catch (cause) {
    report(cause, { remote: id, where: 'disposer' });
  }
}

function restartRemote(module: RemoteModule): void {
  try {
    startRemote(module);
  } catch (cause) {
    report(cause, { remote: module.id, where: 'start' });
  }
}

/** A page that goes lets go of all it runs; one that comes back out of the browser's cache starts them anew. */
export function followPage(page: Pick<EventTarget, 'addEventListener'>): void {
  let paused: RemoteModule[] = [];
  page.addEventListener('pagehide', () => {
    paused = [...running.values()].map(({ module }) => module);
    for (const { id } of paused) letGo(id);
  });
  page.addEventListener('pageshow', () => paused.splice(0).forEach(restartRemote));
}
