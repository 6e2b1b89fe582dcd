import { hash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 256 bits as 43 characters of base64url: session tokens, binding cookies, links in e-mails. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether `text` could be one of ours; anything else isn't worth a query. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored of a token. Without salt or stretching: 256 random bits can't be guessed. */
export function hashToken(token: string): Buffer<ArrayBuffer> {
  return Buffer.from(hash('sha256', token, 'hex'), 'hex');
}
