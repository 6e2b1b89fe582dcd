import { createHash } from 'node:crypto';

/**
 * The name of a session in lists and addresses: a UUID (version 8) made from the hash its token is stored as, so that
 * what is stored never leaves and nothing more need be.
 */
export function sessionId(tokenHash: Uint8Array): string {
  const bytes = createHash('sha256').update('session id').update(tokenHash).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
