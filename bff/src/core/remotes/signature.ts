import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Whose signature counts for a remote; `*` for any. */
export interface PublisherKey {
  readonly remote: string;
  readonly key: KeyObject;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key of 32 bytes in base64url. */
export const privateKeyOf = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(text, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

/** The public key of 32 bytes in base64url. */
export const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });

/** The public half of a private key, as REMOTE_KEYS takes it. */
export const publicTextOf = (key: KeyObject): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

/** The Ed25519 signature over the exact text of a remote.json, in base64url. */
export const signDocument = (document: string, key: KeyObject): string =>
  sign(null, Buffer.from(document), key).toString('base64url');

export interface SignedDocument {
  readonly remote: string;
  readonly document: string;
  readonly signature: string;
}

/** Whether one who may publish this remote has signed exactly this text. */
export function isSigned(
  { remote, document, signature }: SignedDocument,
  keys: readonly PublisherKey[],
): boolean {
  const bytes = Buffer.from(document);
  const signed = Buffer.from(signature, 'base64url');
  return keys.some(
    (own) => (own.remote === '*' || own.remote === remote) && verify(null, bytes, own.key, signed),
  );
}
