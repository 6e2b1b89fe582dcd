import { bls12_381 } from '@noble/curves/bls12-381.js';

/** By RFC 9380 and the tag BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_. */
const scheme = bls12_381.shortSignatures;

/** Whether a point of G1 (48 bytes) is the BLS signature of a message by the key that is a point of G2 (96 bytes). */
export function isBlsSigned(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return scheme.verify(signature, scheme.hash(message), publicKey);
  } catch {
    // No points.
    return false;
  }
}
