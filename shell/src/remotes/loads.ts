import type { RemoteLoad } from '@fio/contracts/public/remote-loads';

const askedAt = new Map<string, number>();
const waiting: RemoteLoad[] = [];
let hear = (load: RemoteLoad): void => void waiting.push(load);

/** From here on a remote's time runs. */
export const asked = (remote: string): void => void askedAt.set(remote, performance.now());

/** Tells how a remote did. What is told before anybody listens is kept: nothing of the page waits for being counted. */
export function reportLoad(load: Omit<RemoteLoad, 'ms'>): void {
  const ms = performance.now() - (askedAt.get(load.remote) ?? 0);
  // A page may stand open for days before it fails.
  hear({ ...load, ms: Math.min(Math.round(ms), 600_000) });
}

/** Takes over all that was told and will be. */
export function listen(to: (load: RemoteLoad) => void): void {
  hear = to;
  waiting.splice(0).forEach(to);
}
