import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { IsSigned } from '@fio/domain/prize-beacon';

/** The beacon's scheme: signatures on G1, by RFC 9380 and the ciphersuite's own tag. */
const scheme = bls12_381.shortSignatures;

export const isSigned: IsSigned = (publicKey, message, signature) => {
  try {
    return scheme.verify(signature, scheme.hash(message), publicKey);
  } catch {
    return false;
  }
};
