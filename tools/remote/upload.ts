import { type BuildRevision, remotes, type RemoteBuildRow } from '@fio/contracts/admin/remotes';
import { MANIFEST, mapsFolder, readBuild } from '../../bff/src/core/remotes/build-files.ts';
import { UserError } from '../shared/UserError.ts';
import { call, type Server } from './server.ts';

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  try {
    return await readBuild(folder);
  } catch {
    throw new UserError(`There is no build in ${folder}. Without --dist the remote is built.`);
  }
}

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

interface Parts {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly maps: ReadonlyMap<string, Buffer>;
  readonly signature: string;
  readonly revision: BuildRevision | null;
}

function formOf({ files, maps, signature, revision }: Parts): FormData {
  const form = new FormData();
  form.append('signature', signature);
  if (revision) form.append('revision', JSON.stringify(revision));
  for (const [name, bytes] of files) form.append('file', blobOf(bytes), name);
  for (const [name, bytes] of maps) form.append('map', blobOf(bytes), name);
  return form;
}

interface Build {
  readonly remote: string;
  /** Where its files are. */
  readonly folder: string;
  /** The signature over the text of its manifest. */
  readonly sign: (document: string) => string;
  /** The commit it was made from, where that is known. */
  readonly revision?: BuildRevision | null;
}

/** Signs a build and stores it, with the source maps beside its folder, with the product, which refuses what may not go live. */
export async function upload(
  server: Server,
  { remote, folder, sign, revision = null }: Build,
): Promise<RemoteBuildRow> {
  const files = await filesOf(folder);
  const document = files.get(MANIFEST);
  if (!document) throw new UserError(`The build in ${folder} has no ${MANIFEST}, so it is none of a remote.`);
  const maps = await readBuild(mapsFolder(folder)).catch(() => new Map<string, Buffer>());
  const form = formOf({ files, maps, signature: sign(document.toString()), revision });
  return call(server, remotes.publish, { params: { remote }, form });
}
