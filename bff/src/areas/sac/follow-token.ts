import type { Config } from '../../core/config/index.ts';
import { KeyedHash } from '../../core/secrets/KeyedHash.ts';

/** Half of the 32 bytes name the request, half prove that the name came from us. */
const HALF = 16;

const hashOf = ({ secrets }: Pick<Config, 'secrets'>) => new KeyedHash(secrets.hashKeys, null);
const PURPOSE = 'fio sac ';

/** The secret of the link that every e-mail about a request carries, in the form of the other links' secrets. */
export function followToken(config: Pick<Config, 'secrets'>, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, hashOf(config).make(PURPOSE, id).subarray(0, HALF)]).toString('base64url');
}

/** The request a token was made for; null for any other text. */
export function followedId(config: Pick<Config, 'secrets'>, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * HALF) return null;
  const id = bytes.subarray(0, HALF);
  if (!hashOf(config).matches(bytes.subarray(HALF), PURPOSE, id)) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
