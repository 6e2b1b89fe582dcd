import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/index.ts';

/** Half of the 32 bytes name the request, half prove that the name came from us. */
const HALF = 16;

const proof = ({ secrets }: Pick<Config, 'secrets'>, id: Buffer) =>
  createHmac('sha256', secrets.hashKey).update('fio sac ').update(id).digest().subarray(0, HALF);

/** The secret of the link that every e-mail about a request carries, in the form of the other links' secrets. */
export function followToken(config: Pick<Config, 'secrets'>, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proof(config, id)]).toString('base64url');
}

/** The request a token was made for; null for any other text. */
export function followedId(config: Pick<Config, 'secrets'>, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * HALF) return null;
  const id = bytes.subarray(0, HALF);
  if (!timingSafeEqual(bytes.subarray(HALF), proof(config, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
