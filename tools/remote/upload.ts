import { remotes, type RemoteBuildRow } from '@fio/contracts/admin/remotes';
import { MANIFEST, readBuild } from '../../bff/src/core/remotes/build-files.ts';
import { UserError } from '../shared/UserError.ts';
import { call, type Server } from './server.ts';

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  try {
    return await readBuild(folder);
  } catch {
    throw new UserError(`There is no build in ${folder}. Without --dist the remote is built.`);
  }
}

function formOf(files: ReadonlyMap<string, Buffer>, signature: string): FormData {
  const form = new FormData();
  form.append('signature', signature);
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

interface Build {
  readonly remote: string;
  /** Where its files are. */
  readonly folder: string;
  /** The signature over the text of its manifest. */
  readonly sign: (document: string) => string;
}

/** Signs a build and stores it with the product, which refuses what may not go live. */
export async function upload(server: Server, { remote, folder, sign }: Build): Promise<RemoteBuildRow> {
  const files = await filesOf(folder);
  const document = files.get(MANIFEST);
  if (!document) throw new UserError(`The build in ${folder} has no ${MANIFEST}, so it is none of a remote.`);
  const form = formOf(files, sign(document.toString()));
  return call(server, remotes.publish, { params: { remote }, form });
}
