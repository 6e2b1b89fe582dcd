import { hash } from 'node:crypto';

/** The SHA-256 of a text in UTF-8 or of bytes, as it is stored. */
export const sha256 = (content: string | Uint8Array): Buffer<ArrayBuffer> =>
  Buffer.from(hash('sha256', content, 'hex'), 'hex');

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
