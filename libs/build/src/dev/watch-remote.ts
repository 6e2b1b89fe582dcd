import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { rspack } from '@rspack/core';
import type { Stats } from '@rspack/core';
import { packageInfo } from '../base.ts';
import { createDevRemoteConfig } from './remote-config.ts';
import type { RemoteState } from './state.ts';

/** A remote that is built again with each change of its files. */
export interface WatchedRemote {
  /** Where it stands, once nothing is being built. */
  readonly state: () => Promise<RemoteState>;
  readonly close: () => Promise<void>;
}

/** How long the changes of one save may follow each other, in milliseconds. */
const ONE_SAVE_MS = 20;

const problemsOf = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(
    ({ moduleName, message }) => [moduleName, message].filter(Boolean).join('\n'),
  );

/** Builds the remote in `dir` into `folder`, which is emptied first, and goes on until closed; `onState` hears of each build. */
export async function watchRemote(
  dir: string,
  folder: string,
  onState: (state: RemoteState) => void,
): Promise<WatchedRemote> {
  await rm(folder, { recursive: true, force: true });
  const { id } = packageInfo(dir);
  const server = randomUUID();
  const compiler = rspack(createDevRemoteConfig(dir, folder));
  let pending: ReturnType<typeof Promise.withResolvers<RemoteState>> | null = Promise.withResolvers();
  let state = pending.promise;
  let hash = '';
  compiler.hooks.invalid.tap('watchRemote', () => {
    if (pending) return;
    pending = Promise.withResolvers();
    state = pending.promise;
  });
  compiler.watch(
    { aggregateTimeout: ONE_SAVE_MS, ignored: ['**/node_modules/**', `${folder}/**`] },
    (error, stats) => {
      const problems = stats ? problemsOf(stats) : [error?.message ?? 'No build.'];
      if (problems.length === 0) hash = stats?.hash ?? '';
      const now = { id, server, hash, problems };
      pending?.resolve(now);
      pending = null;
      onState(now);
    },
  );
  return {
    state: () => state,
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  };
}
