import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import type { NewRemote } from './new-remote.ts';

type Source = Pick<RemoteManifest, 'id' | 'basePaths' | 'menu'>;

/** What the remotes of this checkout say of themselves. */
const sources = (root: string): Source[] =>
  globSync('mf-*/src/remote.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Source,
  );

/** Why there can't be such a remote beside those of the checkout; the registry would refuse it later. */
export function taken(root: string, { id, area }: NewRemote): string[] {
  if (existsSync(join(root, id))) return [`The folder ${id} exists already.`];
  const path = `/admin/${area}`;
  return sources(root).flatMap((other) => [
    ...(other.basePaths.includes(path) ? [`${path} belongs to ${other.id}.`] : []),
    ...(other.menu.some((entry) => entry.id === area) ? [`The menu entry ${area} is ${other.id}'s.`] : []),
  ]);
}
