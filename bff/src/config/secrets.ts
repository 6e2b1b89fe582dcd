import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { keptOnce } from './kept-once.ts';

export interface Secrets {
  /** Encrypts CPFs. Losing it loses them. */
  readonly cpfKey: Buffer;
  /** Every keyed hash derives from it: CPF look-up, avatars. */
  readonly hashKey: Buffer;
}

const file = z.object({ CPF_KEY: z.base64url(), HASH_KEY: z.base64url() });

/** The secrets of the embedded demonstration, made once. */
export function demonstrationSecrets(directory: string): Secrets {
  const made = () => randomBytes(32).toString('base64url');
  const text = keptOnce(join(directory, 'secrets.json'), () =>
    JSON.stringify({ CPF_KEY: made(), HASH_KEY: made() }),
  );
  const { CPF_KEY, HASH_KEY } = file.parse(JSON.parse(text));
  return { cpfKey: Buffer.from(CPF_KEY, 'base64url'), hashKey: Buffer.from(HASH_KEY, 'base64url') };
}
