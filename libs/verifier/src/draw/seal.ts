import { readBigEndian } from '../crypto/bytes.ts';
import { type Place, Refusal } from '../reading/Refusal.ts';
import { STANDINGS } from './forms.ts';

/** The last moment that a date of ECMAScript has; a later one is nobody's. */
const LATEST = 8.64e15;

/** The standing that a seal says; a voided one says when and why, the others nothing more. */
export function readSeal(seal: Uint8Array, place: Place): (typeof STANDINGS)[number] {
  const standing = STANDINGS[seal[0] ?? STANDINGS.length];
  const rest = seal.subarray(1);
  const isRight =
    standing === 'voided' ? readBigEndian(rest.subarray(0, 8)) <= LATEST : rest.every((byte) => byte === 0);
  if (seal.length !== 41 || standing === undefined || !isRight) throw new Refusal(place, 'seal_malformed');
  return standing;
}
