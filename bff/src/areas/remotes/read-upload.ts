import { buildRevision, type BuildRevision } from '@fio/contracts';
import { readManifest } from '../../core/remotes/read-manifest.ts';
import { MANIFEST } from '../../core/remotes/build-files.ts';
import type { Submission } from '../../core/remotes/publish.ts';
import { AppError } from '../../core/errors.ts';

/** A multipart body says in its first line by what its parts are told apart. */
const BOUNDARY = /^--([!-~]{1,70})\r\n/;

async function formOf(body: Buffer): Promise<FormData> {
  const [, boundary] = BOUNDARY.exec(body.toString('latin1', 0, 80)) ?? [];
  if (boundary === undefined) throw new AppError('FILE_UNEXPECTED');
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch (cause) {
    throw new AppError('FILE_UNEXPECTED', { cause });
  }
}

async function partsOf(form: FormData, name: string): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  for (const part of form.getAll(name)) {
    if (typeof part === 'string') throw new AppError('FILE_UNEXPECTED');
    parts.set(part.name, Buffer.from(await part.arrayBuffer()));
  }
  return parts;
}

function revisionIn(form: FormData): BuildRevision | null {
  const text = form.get('revision');
  if (text === null) return null;
  try {
    return buildRevision.parse(JSON.parse(String(text)));
  } catch (cause) {
    throw new AppError('FILE_UNEXPECTED', { cause });
  }
}

/** The build in a publisher's upload. Throws FILE_UNEXPECTED for what is none, FORBIDDEN for another remote's. */
export async function readUpload(body: Buffer, remote: string): Promise<Submission> {
  const form = await formOf(body);
  const [files, maps] = await Promise.all([partsOf(form, 'file'), partsOf(form, 'map')]);
  const signature = form.get('signature');
  if (typeof signature !== 'string') throw new AppError('FILE_UNEXPECTED');
  const document = files.get(MANIFEST);
  if (document && readManifest(document.toString('utf8')).id !== remote) throw new AppError('FORBIDDEN');
  return { files, maps, signature, revision: revisionIn(form) };
}
