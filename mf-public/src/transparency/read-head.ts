import { sha256 } from '@noble/hashes/sha2.js';
import { parseCheckpoint, type Checkpoint } from '@fio/domain/transparency/checkpoint';
import { parseNote, parseVerifierKey, noteKeyId } from '@fio/domain/transparency/note';
import type { FetchBytes } from './LogReader.ts';

/** What a signature came to; `unsupported`: this browser knows no Ed25519. */
export type Signature = 'right' | 'wrong' | 'unsupported';

export interface SignedHead extends Checkpoint {
  readonly signature: Signature;
  /** The public keys that the site shows, as verifiers take them. */
  readonly keys: readonly string[];
}

const text = async (fetchBytes: FetchBytes, path: string) => new TextDecoder().decode(await fetchBytes(path));

async function isSigned(publicKey: Uint8Array, signature: Uint8Array, said: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify(
    'Ed25519',
    key,
    Uint8Array.from(signature),
    Uint8Array.from(new TextEncoder().encode(said)),
  );
}

/** Whether one of the keys signed the note, by the browser's own cryptography. */
async function signatureOf(note: NonNullable<ReturnType<typeof parseNote>>, keys: readonly string[]) {
  const known = keys.flatMap((key) => parseVerifierKey(sha256, key) ?? []);
  const own = note.signatures.flatMap(({ name, keyId, signature }) =>
    known
      .filter((key) => key.name === name && noteKeyId(sha256, key) === keyId)
      .map(({ publicKey }) => ({ publicKey, signature })),
  );
  try {
    for (const { publicKey, signature } of own)
      if (await isSigned(publicKey, signature, note.text)) return 'right';
    return 'wrong';
  } catch (error) {
    // NotSupportedError; a key that is none is no lack of the browser's.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unsupported' : 'wrong';
  }
}

/** The newest head as the site shows it, and what its signature comes to; rejects where it is no head. */
export async function readHead(fetchBytes: FetchBytes): Promise<SignedHead> {
  const [shown, said] = await Promise.all([text(fetchBytes, 'key'), text(fetchBytes, 'checkpoint')]);
  const keys = shown.split('\n').filter((line) => line !== '');
  const note = parseNote(said);
  const head = note && parseCheckpoint(note.text);
  if (note === null || head === null) throw new TypeError('The checkpoint is none.');
  return { ...head, keys, signature: await signatureOf(note, keys) };
}
