import { fromHex } from '../hex.ts';

/** SHA-256 (FIPS 180-4) of `bytes`, 32 bytes. Handed in, for Node has it at once and browsers bring a library. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** As many numbers make a block of the list; only the last has fewer. */
export const LIST_BLOCK = 64;

/** Bytes of a number in a block: its code (4, most significant first) and its tag (32). */
export const LIST_ENTRY = 36;

const CODE = 4;
const KEY = 16;

/** A number of the frozen list with what stands for its holder. */
export interface ListEntry {
  readonly code: number;
  /** 32 bytes. */
  readonly tag: Uint8Array;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function codeBytes(code: number): Uint8Array {
  const bytes = new Uint8Array(CODE);
  new DataView(bytes.buffer).setUint32(0, code);
  return bytes;
}

/** What opens the entry of one number and no other, 16 bytes; from the draw's secret of 32. */
export const listKey = (sha256: Sha256, secret: Uint8Array, code: number): Uint8Array =>
  sha256(joined(secret, codeBytes(code))).slice(0, KEY);

/**
 * What the list says of a number's holder, 32 bytes: nobody reads who it is without the number's key, and nobody who has
 * it can show it for another registration (a UUID). RangeError for what is no UUID.
 */
export function listTag(sha256: Sha256, key: Uint8Array, registrationId: string): Uint8Array {
  const registration = fromHex(registrationId.toLowerCase().replaceAll('-', ''));
  if (registration?.length !== 16) throw new RangeError('A registration has a UUID.');
  return sha256(joined(key, registration));
}

/** A block as it is hashed: one entry after the other. */
export function blockBytes(entries: readonly ListEntry[]): Uint8Array {
  const bytes = new Uint8Array(entries.length * LIST_ENTRY);
  for (const [index, { code, tag }] of entries.entries()) {
    bytes.set(codeBytes(code), index * LIST_ENTRY);
    bytes.set(tag, index * LIST_ENTRY + CODE);
  }
  return bytes;
}

/** The entries of a block; null where the bytes aren't whole ones. */
export function readBlock(bytes: Uint8Array): ListEntry[] | null {
  if (bytes.length % LIST_ENTRY !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / LIST_ENTRY }, (_, index) => {
    const at = index * LIST_ENTRY;
    return { code: view.getUint32(at), tag: bytes.slice(at + CODE, at + LIST_ENTRY) };
  });
}
