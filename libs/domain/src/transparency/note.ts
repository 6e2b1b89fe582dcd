import type { Sha256 } from '../draw/list-entry.ts';
import { fromHex, toHex } from '../hex.ts';
import { fromBase64, toBase64 } from './base64.ts';

// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Who signs notes: a name, and 32 bytes of an Ed25519 public key (RFC 8032). */
export interface NoteKey {
  /** Without white space and plus signs. */
  readonly name: string;
  readonly publicKey: Uint8Array;
}

export interface NoteSignature {
  readonly name: string;
  /** 8 hexadecimal digits. */
  readonly keyId: string;
  readonly signature: Uint8Array;
}

/** A text with who signed it (c2sp.org/signed-note). */
export interface SignedNote {
  /** With its last line feed, without the empty line before the signatures: the bytes that are signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** What a key signs: notes as they are, or that a log's checkpoint was seen (c2sp.org/tlog-cosignature). */
export type NoteKeyKind = 'note' | 'cosignature';

const ALGORITHMS: Readonly<Record<NoteKeyKind, number>> = { note: 1, cosignature: 4 };
const KEY_ID = 4;
const MARK = '\u2014 ';

const typed = ({ publicKey }: NoteKey, kind: NoteKeyKind): Uint8Array =>
  Uint8Array.of(ALGORITHMS[kind], ...publicKey);

/** The first four bytes of the SHA-256 of name, line feed, what it signs (0x01 or 0x04) and public key, in hexadecimal. */
export const noteKeyId = (sha256: Sha256, key: NoteKey, kind: NoteKeyKind = 'note'): string =>
  toHex(
    sha256(Uint8Array.of(...new TextEncoder().encode(`${key.name}\n`), ...typed(key, kind))).subarray(
      0,
      KEY_ID,
    ),
  );

/** A public key as verifiers take it: name, key id and key, with plus signs between them (a "vkey"). */
export const verifierKey = (sha256: Sha256, key: NoteKey, kind: NoteKeyKind = 'note'): string =>
  `${key.name}+${noteKeyId(sha256, key, kind)}+${toBase64(typed(key, kind))}`;

/** The key of a vkey; null where it isn't one of Ed25519 for that kind, or its id is another key's. */
export function parseVerifierKey(sha256: Sha256, text: string, kind: NoteKeyKind = 'note'): NoteKey | null {
  const [, name = '', id = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(base64);
  if (bytes?.length !== 33 || bytes[0] !== ALGORITHMS[kind]) return null;
  const key = { name, publicKey: bytes.subarray(1) };
  return noteKeyId(sha256, key, kind) === id ? key : null;
}

/** A signature as its line of a note, with the line feed. */
export const signatureLine = ({ name, keyId, signature }: NoteSignature): string =>
  `${MARK}${name} ${toBase64(Uint8Array.of(...(fromHex(keyId) ?? []), ...signature))}\n`;

/** A note as it is stored and sent. The text ends with a line feed. */
export const formatNote = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(signatureLine).join('')}`;

/** A line of a note without its line feed; null where it is no signature. */
export function parseSignature(line: string): NoteSignature | null {
  const [, name = '', base64 = ''] = /^\u2014 ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (name === '' || bytes === null || bytes.length <= KEY_ID) return null;
  return { name, keyId: toHex(bytes.subarray(0, KEY_ID)), signature: bytes.subarray(KEY_ID) };
}

/** Takes a note apart, or null where it isn't one. Nothing is verified yet. */
export function parseNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n');
  // oxlint-disable-next-line no-control-regex -- the format forbids them
  if (end < 0 || !note.endsWith('\n') || /[\u0000-\u0009\u000b-\u001f]/.test(note)) return null;
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map(parseSignature);
  const found = signatures.filter((one) => one !== null);
  return found.length === signatures.length ? { text: note.slice(0, end + 1), signatures: found } : null;
}
