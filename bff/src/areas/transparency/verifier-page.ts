import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { VerifierPage } from '@fio/contracts';

/** As it is saved. */
export const VERIFIER_NAME = 'verifier.html';

/** The build of libs/verifier that this checkout or image brings along. */
const BUILT = resolve(import.meta.dirname, '../../../../libs/verifier/dist', VERIFIER_NAME);

/** The program that checks draws without us; null where nothing was built. Errors of reading it are thrown. */
export async function readVerifierPage(file: string = BUILT): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const verifierFactsOf = (page: Buffer): VerifierPage => ({
  bytes: page.length,
  sha256: createHash('sha256').update(page).digest('hex'),
});
