import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { type Key, KeyRing } from '../secrets/KeyRing.ts';
import { keptOnce } from './kept-once.ts';

export interface Secrets {
  /** Encrypts CPFs and other secrets. Losing one loses what it encrypted. */
  readonly cpfKeys: KeyRing;
  /** Every keyed hash derives from one: CPF look-up, signed links, avatars. */
  readonly hashKeys: KeyRing;
  /** Encrypts the seeds of number orders, prize moments and lists, until they are revealed. Losing one loses them. */
  readonly seedKeys: KeyRing;
  /** Ed25519, 32 bytes each: sign the heads of the transparency log. */
  readonly transparencyKeys: readonly Uint8Array[];
}

/** As the environment has them; a name that is missing is made. */
interface Given {
  readonly CPF_KEY?: readonly Key[] | undefined;
  readonly HASH_KEY?: readonly Key[] | undefined;
  readonly SEED_KEY?: readonly Key[] | undefined;
  readonly TRANSPARENCY_KEY?: readonly Key[] | undefined;
}

interface KeyLists {
  readonly cpf: readonly Key[];
  readonly hash: readonly Key[];
  readonly seed: readonly Key[];
  readonly transparency: readonly Key[];
}

export const toSecrets = ({ cpf, hash, seed, transparency }: KeyLists): Secrets => ({
  cpfKeys: new KeyRing('CPF_KEY', cpf),
  hashKeys: new KeyRing('HASH_KEY', hash),
  seedKeys: new KeyRing('SEED_KEY', seed),
  transparencyKeys: transparency.map(({ secret }) => secret),
});

const file = z.object({ CPF_KEY: z.base64url(), HASH_KEY: z.base64url() });
/** Each of its own, for the first was there before. */
const logFile = z.object({ TRANSPARENCY_KEY: z.base64url() });
const seedFile = z.object({ SEED_KEY: z.base64url() });

/** The secrets of the embedded demonstration, made once, where the environment has none. */
export function demonstrationSecrets(directory: string, given: Given): Secrets {
  const made = () => randomBytes(32).toString('base64url');
  const text = keptOnce(join(directory, 'secrets.json'), () =>
    JSON.stringify({ CPF_KEY: made(), HASH_KEY: made() }),
  );
  const { CPF_KEY, HASH_KEY } = file.parse(JSON.parse(text));
  const log = keptOnce(join(directory, 'transparency.json'), () =>
    JSON.stringify({ TRANSPARENCY_KEY: made() }),
  );
  const { TRANSPARENCY_KEY } = logFile.parse(JSON.parse(log));
  const seeds = keptOnce(join(directory, 'seeds.json'), () => JSON.stringify({ SEED_KEY: made() }));
  const { SEED_KEY } = seedFile.parse(JSON.parse(seeds));
  const kept = (secret: string): Key[] => [{ id: 1, secret: Buffer.from(secret, 'base64url') }];
  return toSecrets({
    cpf: given.CPF_KEY ?? kept(CPF_KEY),
    hash: given.HASH_KEY ?? kept(HASH_KEY),
    seed: given.SEED_KEY ?? kept(SEED_KEY),
    transparency: given.TRANSPARENCY_KEY ?? kept(TRANSPARENCY_KEY),
  });
}
