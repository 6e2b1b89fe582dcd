import type { Sha256 } from './list-entry.ts';

/** What a sealed list says of each of its numbers; the place of each is its first byte in a seal. */
export const SEALED_STANDINGS = ['eligible', 'voided', 'blocked_cpf', 'under_age', 'ineligible'] as const;

/** One of SEALED_STANDINGS. */
export type SealedStanding = (typeof SEALED_STANDINGS)[number];

/** Bytes of a seal: the standing (1), when the number was voided (8), SHA-256 of the reason (32). */
export const SEAL_BYTES = 41;

const TIME = 1;
const REASON = 9;

/** Whether a number could win when its list was closed; of a voided one, when and why it was voided. */
export type Seal =
  | { readonly standing: Exclude<SealedStanding, 'voided'> }
  | {
      readonly standing: 'voided';
      /** ISO 8601, UTC, in milliseconds. */
      readonly at: string;
      /** SHA-256 of the reason in UTF-8: it is text about a person, told to them alone. */
      readonly reason: Uint8Array;
    };

/** The seal of a number that can win: the great many. */
export const ELIGIBLE_SEAL: Uint8Array = new Uint8Array(SEAL_BYTES);

/** A seal as it is hashed; integers have their most significant byte first. RangeError for a reason that is no hash. */
export function sealBytes(seal: Seal): Uint8Array {
  const bytes = new Uint8Array(SEAL_BYTES);
  bytes[0] = SEALED_STANDINGS.indexOf(seal.standing);
  if (seal.standing === 'voided') {
    if (seal.reason.length !== SEAL_BYTES - REASON) throw new RangeError('A reason is given by its SHA-256.');
    new DataView(bytes.buffer).setBigUint64(TIME, BigInt(Date.parse(seal.at)));
    bytes.set(seal.reason, REASON);
  }
  return bytes;
}

/** What stands in a seal; null for bytes that no seal has: there is one way to write each. */
export function readSeal(bytes: Uint8Array): Seal | null {
  const standing = SEALED_STANDINGS[bytes[0] ?? SEALED_STANDINGS.length];
  if (bytes.length !== SEAL_BYTES || standing === undefined) return null;
  if (standing !== 'voided') return bytes.subarray(TIME).every((byte) => byte === 0) ? { standing } : null;
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(TIME));
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  return { standing, at: at.toISOString(), reason: bytes.slice(REASON) };
}

/**
 * The tag of a number in a sealed list, 32 bytes: of its holder's tag (listTag) and its seal. Neither can be exchanged
 * afterwards, and whoever isn't given both reads neither from it.
 */
export function sealedTag(sha256: Sha256, holder: Uint8Array, seal: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(holder.length + seal.length);
  bytes.set(holder);
  bytes.set(seal, holder.length);
  return sha256(bytes);
}
