import { canonicalJson } from './canonical-json.ts';
import type { JsonValue } from './canonical-json.ts';

// Declared here, not taken from the DOM or Node types: packages with either, or neither, check this file.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const crypto: { subtle: { digest(algorithm: string, bytes: Uint8Array): Promise<ArrayBuffer> } };

/** What the first row of a chain takes as its previous hash: 64 zeros. */
export const GENESIS_HASH = '0'.repeat(64);

/** A stored link: the row as it was hashed, and the hash it got. */
export interface ChainLink {
  readonly row: JsonValue;
  readonly hash: string;
}

/** A whole chain, or the index of the first link whose hash doesn't follow from its row and its predecessor. */
export type ChainVerdict = { readonly ok: true } | { readonly ok: false; readonly brokenAt: number };

/**
 * The hash (64 hex digits) that binds `row` to all before it: SHA-256 over the previous hash, a line feed and
 * the row's canonical JSON in UTF-8. Web Crypto, so that a browser can check a chain on its own.
 */
export async function chainHash(previousHashHex: string, row: JsonValue): Promise<string> {
  const bytes = new TextEncoder().encode(`${previousHashHex}\n${canonicalJson(row)}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Recomputes a chain in order. `previousHashHex` lets a long one be checked in parts: the hash before the first link.
 * A changed, missing, added or moved link shows; links cut off at the end don't, so keep the newest hash elsewhere too.
 */
export async function verifyChain(
  links: Iterable<ChainLink>,
  previousHashHex: string = GENESIS_HASH,
): Promise<ChainVerdict> {
  let previous = previousHashHex;
  let index = 0;
  for (const { row, hash } of links) {
    if ((await chainHash(previous, row)) !== hash) return { ok: false, brokenAt: index };
    previous = hash;
    index += 1;
  }
  return { ok: true };
}
