import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { leafHash, nodeHash } from '@fio/domain/draw/list-tree';
import { entryText, type BindingEvent } from '@fio/domain/transparency/binding-event';
import { checkpointText } from '@fio/domain/transparency/checkpoint';
import { formatNote, noteKeyId, verifierKey, type NoteKey } from '@fio/domain/transparency/note';
import { bundleOf, parseTilePath, TILE_WIDTH } from '@fio/domain/transparency/tiles';
import type { FetchBytes } from './LogReader.ts';

const ORIGIN = 'fio.example/transparency';
export const AT = new Date('2026-11-24T12:00:00.000Z');

/** The root by RFC 6962's own words, and not as the code under test computes it. */
function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length <= 1) return hashes[0] ?? createHash('sha256').digest();
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return nodeHash(sha256, rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
}

/** A log and its site, for tests: it serves what its owner wants it to. */
export class TestLog {
  readonly entries: string[] = [];
  #keys = generateKeyPairSync('ed25519');
  /** What is served in the place of what is right, by path. */
  readonly bent = new Map<string, Uint8Array>();

  add(...events: readonly BindingEvent[]): this {
    this.entries.push(...events.map((event) => entryText(event, AT)));
    return this;
  }

  changeKey(): void {
    this.#keys = generateKeyPairSync('ed25519');
  }

  rootAt(size: number): Uint8Array {
    return rootOf(this.#leaves().slice(0, size));
  }

  readonly fetchBytes: FetchBytes = (path) => Promise.resolve(this.bent.get(path) ?? this.#served(path));

  #leaves(): Uint8Array[] {
    return this.entries.map((entry) => leafHash(sha256, Buffer.from(entry)));
  }

  #key(): NoteKey & { readonly secret: KeyObject } {
    const x = this.#keys.publicKey.export({ format: 'jwk' }).x ?? '';
    return {
      name: ORIGIN,
      publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
      secret: this.#keys.privateKey,
    };
  }

  #checkpoint(): string {
    const size = this.entries.length;
    const { secret, ...key } = this.#key();
    const text = checkpointText({ origin: ORIGIN, size, root: this.rootAt(size) });
    const signature = new Uint8Array(sign(null, Buffer.from(text), secret));
    return formatNote({ text, signatures: [{ name: ORIGIN, keyId: noteKeyId(sha256, key), signature }] });
  }

  #served(path: string): Uint8Array {
    if (path === 'key') return Buffer.from(`${verifierKey(sha256, this.#key())}\n`);
    if (path === 'checkpoint') return Buffer.from(this.#checkpoint());
    const tile = parseTilePath(path);
    if (tile === null) throw new TypeError(path);
    const from = tile.index * TILE_WIDTH;
    if (tile.level === 'entries')
      return bundleOf(this.entries.slice(from, from + tile.width).map((entry) => Buffer.from(entry)));
    const span = TILE_WIDTH ** tile.level;
    const leaves = this.#leaves();
    const hashes = Array.from({ length: tile.width }, (_, at) =>
      rootOf(leaves.slice((from + at) * span, (from + at + 1) * span)),
    );
    return Buffer.concat(hashes);
  }
}
