import type { NoteSignature } from './note.ts';

/** That somebody saw a log's checkpoint, and none that contradicts it, at a time (c2sp.org/tlog-cosignature, v1). */
export interface Cosignature {
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** 64 bytes, Ed25519, over cosignatureText. */
  readonly signature: Uint8Array;
}

const TIME = 8;
const SIGNATURE = 64;

/** What a witness signs: `text` is the checkpoint's, without any signatures. */
export const cosignatureText = (time: number, text: string): string =>
  `cosignature/v1\ntime ${time}\n${text}`;

/** The bytes that stand in a note behind the key's id. */
export function cosignatureBytes({ time, signature }: Cosignature): Uint8Array {
  const bytes = new Uint8Array(TIME + SIGNATURE);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  bytes.set(signature, TIME);
  return bytes;
}

/** The cosignature that a signature of a note holds; null where its length or its time is none. */
export function readCosignature({ signature: bytes }: NoteSignature): Cosignature | null {
  if (bytes.length !== TIME + SIGNATURE) return null;
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  return Number.isSafeInteger(time) ? { time, signature: bytes.subarray(TIME) } : null;
}
