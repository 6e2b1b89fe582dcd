import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { IsSigned } from '@fio/domain';

/** Signatures of 48 bytes on G1, by RFC 9380 and the ciphersuite's own tag: drand's bls-unchained-g1-rfc9380. */
const scheme = bls12_381.shortSignatures;

/** Takes some milliseconds of a processor: for the worker, not for a request. */
export const isSigned: IsSigned = (publicKey, message, signature) => {
  try {
    return scheme.verify(signature, scheme.hash(message), publicKey);
  } catch {
    return false;
  }
};

/** Whether these bytes are a point that a key may be: of the curve and of its group, and not at infinity. */
export function isPublicKey(bytes: Uint8Array): boolean {
  try {
    const point = bls12_381.G2.Point.fromBytes(bytes);
    point.assertValidity();
    return !point.is0() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/** For a beacon whose key is ours. */
export const signMessage = (secret: Uint8Array, message: Uint8Array): Uint8Array =>
  scheme.Signature.toBytes(scheme.sign(scheme.hash(message), secret));

export const publicKeyOf = (secret: Uint8Array): Uint8Array => scheme.getPublicKey(secret).toBytes(true);
