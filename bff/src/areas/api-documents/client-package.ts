import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../../core/errors.ts';
import { RawReply } from '../../core/request/replies.ts';

/** The build of libs/client that this checkout or image brings along. */
const BUILT = resolve(import.meta.dirname, '../../../../libs/client/dist');

/** A package that is built there, to be saved; NOT_FOUND where none was. */
export async function clientPackage(name: string, folder = BUILT): Promise<RawReply> {
  try {
    return new RawReply(await readFile(join(folder, name)), 'application/gzip', 'client.tgz');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('NOT_FOUND');
    throw error;
  }
}
