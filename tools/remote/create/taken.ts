import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { menuOf } from '@fio/build';
import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import type { NewRemote } from './new-remote.ts';

type Source = Pick<RemoteManifest, 'id' | 'basePaths' | 'menu'>;

/** What the remotes of this checkout say of themselves. */
const sources = (root: string): Promise<Source[]> =>
  Promise.all(
    globSync('mf-*/src/remote.json', { cwd: root }).map(async (name) => {
      const file = join(root, name);
      const { id, basePaths } = JSON.parse(readFileSync(file, 'utf8')) as Source;
      return { id, basePaths, menu: await menuOf(dirname(dirname(file))) };
    }),
  );

/** Why there can't be such a remote beside those of the checkout; the registry would refuse it later. */
export async function taken(root: string, { id, area }: NewRemote): Promise<string[]> {
  if (existsSync(join(root, id))) return [`The folder ${id} exists already.`];
  const path = `/admin/${area}`;
  return (await sources(root)).flatMap((other) => [
    ...(other.basePaths.includes(path) ? [`${path} belongs to ${other.id}.`] : []),
    ...(other.menu.some((entry) => entry.id === area) ? [`The menu entry ${area} is ${other.id}'s.`] : []),
  ]);
}
