import { join, resolve } from 'node:path';
import type { BuildRevision } from '@fio/contracts/admin/remotes';
import { buildRemote } from '../build/build.ts';
import { revisionOf } from '../shared/git-revision.ts';
import { remoteNamed } from './remotes.ts';

/** A folder to be published, with the commit it was made from where that is known. */
export interface Source {
  readonly folder: string;
  readonly revision: BuildRevision | null;
}

/**
 * What makes the folder to be published: one that is there, or this checkout's remote, built now. A folder that is there
 * tells no commit: whichever checkout it lies in may have moved on since, or be another's.
 */
export function buildSource(remote: string, dist: string | undefined): () => Promise<Source> {
  if (dist !== undefined) {
    const folder = resolve(process.env['INIT_CWD'] ?? '', dist);
    return () => Promise.resolve({ folder, revision: null });
  }
  const { folder } = remoteNamed(remote);
  return async () => {
    await buildRemote(remote);
    return { folder: join(folder, 'dist'), revision: await revisionOf(folder) };
  };
}
