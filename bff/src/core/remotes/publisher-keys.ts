import { randomBytes, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { keptOnce } from '../config/kept-once.ts';
import { privateKeyOf, publicKeyOf, publicTextOf, type PublisherKey } from './signature.ts';

/** The private key of a data directory, made at its first use: for a machine where nobody configured any. */
export const ownSigningKey = (dataDir: string): KeyObject =>
  privateKeyOf(keptOnce(join(dataDir, 'remote-signing.key'), () => randomBytes(32).toString('base64url')));

type Keys = Pick<Config, 'dataDir' | 'remotes'>;

/** Whose signatures count here: REMOTE_KEYS, or else the data directory's own. */
export function publisherKeys({ dataDir, remotes }: Keys): readonly PublisherKey[] {
  if (remotes.keys.length > 0) return remotes.keys;
  return [{ remote: '*', key: publicKeyOf(publicTextOf(ownSigningKey(dataDir))) }];
}

/** The private key that REMOTE_SIGNING_KEY has. Throws an Error with a sentence for whoever set it. */
export function givenSigningKey(text: string): KeyObject {
  try {
    return privateKeyOf(text.trim());
  } catch {
    // Without its cause: that may show some of the key.
    throw new Error('REMOTE_SIGNING_KEY is no Ed25519 key: 32 bytes in base64url.');
  }
}

/** What a start signs the builds of its checkout with; null where only the publishers elsewhere can. */
export function signingKey(
  { dataDir, remotes }: Keys,
  given = process.env['REMOTE_SIGNING_KEY'],
): KeyObject | null {
  if (given?.trim()) return givenSigningKey(given);
  return remotes.keys.length > 0 ? null : ownSigningKey(dataDir);
}
