import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export interface Secrets {
  /** Encrypts CPFs. Losing it loses them. */
  readonly cpfKey: Buffer;
  /** Every keyed hash derives from it: CPF look-up, avatars. */
  readonly hashKey: Buffer;
}

const file = z.object({ CPF_KEY: z.base64url(), HASH_KEY: z.base64url() });

/**
 * The secrets of the embedded demonstration, made once and kept readable by their owner only. Two processes that
 * start at once agree: who comes second reads what the first wrote.
 */
export function demonstrationSecrets(directory: string): Secrets {
  const path = join(directory, 'secrets.json');
  mkdirSync(directory, { recursive: true });
  const made = () => randomBytes(32).toString('base64url');
  try {
    writeFileSync(path, JSON.stringify({ CPF_KEY: made(), HASH_KEY: made() }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { CPF_KEY, HASH_KEY } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { cpfKey: Buffer.from(CPF_KEY, 'base64url'), hashKey: Buffer.from(HASH_KEY, 'base64url') };
}
