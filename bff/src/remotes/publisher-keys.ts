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

/** What a start signs the builds of its checkout with; null where only the publishers elsewhere can. */
export function signingKey(
  { dataDir, remotes }: Keys,
  given = process.env['REMOTE_SIGNING_KEY'],
): KeyObject | null {
  if (given) return privateKeyOf(given);
  return remotes.keys.length > 0 ? null : ownSigningKey(dataDir);
}
