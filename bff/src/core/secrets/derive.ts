import { hkdfSync } from 'node:crypto';

const LENGTH = 32;

/** A key of its own for each purpose, 32 bytes that follow from a configured secret. */
export const derive = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, LENGTH));
