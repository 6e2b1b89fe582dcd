import { remoteManifest, type RemoteManifest } from '@fio/contracts/documents/manifest';
import { MANIFEST, readBuild } from '../../bff/src/core/remotes/build-files.ts';
import { UserError } from '../shared/UserError.ts';

/** A remote as its build left it. */
export interface Container {
  readonly manifest: RemoteManifest;
  /** Every file by its path in the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a remote's `dist`. Throws a UserError where there is none. */
export async function readContainer(dist: string): Promise<Container> {
  const files = await readBuild(dist).catch(() => new Map<string, Buffer>());
  const manifest = files.get(MANIFEST);
  if (!manifest) throw new UserError(`${dist} holds no build. Run: npm test -- build`);
  return { manifest: remoteManifest.parse(JSON.parse(manifest.toString('utf8'))), files };
}

/** Its files of a kind as text: `.js`, `.css`. */
export const textsOf = ({ files }: Container, extension: string): [name: string, text: string][] =>
  [...files]
    .filter(([name]) => name.endsWith(extension))
    .map(([name, bytes]) => [name, bytes.toString('utf8')]);
