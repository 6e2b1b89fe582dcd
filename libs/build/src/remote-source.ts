import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import type { PackageInfo } from './base.ts';

/** `src/remote.json`: what a remote's team says of it; the rest of the manifest is made by the build. */
export type RemoteSource = Pick<RemoteManifest, 'id' | 'owner' | 'side' | 'basePaths'> & {
  /** The entries that are no area's: groups, what acts, and pages of `src/routes.tsx` itself. */
  menu?: RemoteManifest['menu'];
  /** The slots that `src/widgets.tsx` fills. */
  widgets?: RemoteManifest['widgets'];
  /** Where it stands in slots that others fill too. */
  slotOrder?: RemoteManifest['slotOrder'];
  $schema?: string;
};

/** What its team says of the remote in `dir`. */
export function sourceOf(dir: string, { id }: PackageInfo): RemoteSource {
  const source = JSON.parse(readFileSync(join(dir, 'src/remote.json'), 'utf8')) as RemoteSource;
  if (source.id !== id) throw new Error(`src/remote.json says ${source.id}, package.json ${id}`);
  return source;
}
