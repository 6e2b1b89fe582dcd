import { fromHex, toHex } from '../hex.ts';
import { SERIES_SIZE } from '../lucky-number.ts';
import type { ListCommitment } from './list-commitment.ts';
import { LIST_BLOCK, readBlock, type ListEntry, type Sha256 } from './list-entry.ts';
import { leafHash, rootFrom } from './list-tree.ts';

/** No code is above it: the last number of series 999. */
export const LAST_CODE = 1_000 * SERIES_SIZE - 1;

/** Some blocks of a list and what shows that they are in it. Bytes are in hexadecimal. */
export interface ListProof {
  /** By place in the list (from 0), ascending; each with its bytes (blockBytes). */
  readonly blocks: readonly { readonly index: number; readonly entries: string }[];
  /** siblingsOf the blocks' leaves. */
  readonly siblings: readonly string[];
}

/** A stretch of the list that is known entirely: between its ends there is no number but these. */
export interface ProvenRange {
  /** Codes, both included. */
  readonly from: number;
  readonly to: number;
  /** By code, ascending. */
  readonly entries: readonly ListEntry[];
}

/** What a proof is held against. */
export type ListOutline = Pick<ListCommitment, 'count' | 'blocks' | 'root'>;

interface Block {
  readonly index: number;
  readonly bytes: Uint8Array;
  readonly entries: readonly ListEntry[];
}

/** A block with as many numbers as its place demands; null otherwise. */
function readOne({ count, blocks: total }: ListOutline, index: number, text: string): Block | null {
  const bytes = fromHex(text);
  const entries = bytes && readBlock(bytes);
  const size = index === total - 1 ? count - (total - 1) * LIST_BLOCK : LIST_BLOCK;
  const isPlace = Number.isInteger(index) && index >= 0 && index < total;
  return isPlace && bytes && entries?.length === size ? { index, bytes, entries } : null;
}

/** All whole, their places and codes ascending; null otherwise. */
function readAll(outline: ListOutline, { blocks }: ListProof): Block[] | null {
  const read: Block[] = [];
  let code = -1;
  for (const { index, entries } of blocks) {
    const block = readOne(outline, index, entries);
    if (block === null || index <= (read.at(-1)?.index ?? -1)) return null;
    for (const entry of block.entries) {
      if (entry.code <= code || entry.code > LAST_CODE) return null;
      code = entry.code;
    }
    read.push(block);
  }
  return read;
}

/** Neighbouring blocks leave no room between them; the first has nothing before it, the last nothing after it. */
function rangesOf(blocks: readonly Block[], total: number): ProvenRange[] {
  const ranges: { from: number; to: number; entries: ListEntry[] }[] = [];
  let before = -2;
  for (const { index, entries } of blocks) {
    const to = index === total - 1 ? LAST_CODE : (entries.at(-1)?.code ?? 0);
    const open = ranges.at(-1);
    if (open && index === before + 1) {
      open.to = to;
      open.entries.push(...entries);
    } else ranges.push({ from: index === 0 ? 0 : (entries[0]?.code ?? 0), to, entries: [...entries] });
    before = index;
  }
  return ranges;
}

/** Of a list without numbers, where the proof of no block shows everything. */
function emptyRanges(sha256: Sha256, { root }: ListOutline, proof: ListProof): ProvenRange[] | null {
  const isNothing = proof.blocks.length === 0 && proof.siblings.length === 0;
  return isNothing && root === toHex(sha256(new Uint8Array(0)))
    ? [{ from: 0, to: LAST_CODE, entries: [] }]
    : null;
}

/** What the proof shows of a committed list, by code; null when it isn't of this list, or shows nothing. */
export function provenRanges(
  sha256: Sha256,
  outline: ListOutline,
  proof: ListProof,
): readonly ProvenRange[] | null {
  const { count, blocks: total, root } = outline;
  if (total !== Math.ceil(count / LIST_BLOCK)) return null;
  if (total === 0) return emptyRanges(sha256, outline, proof);
  const blocks = readAll(outline, proof);
  const siblings = proof.siblings.map(fromHex);
  if (blocks === null || !siblings.every((sibling) => sibling !== null)) return null;
  const leaves = blocks.map(({ index, bytes }) => ({ index, hash: leafHash(sha256, bytes) }));
  const shown = rootFrom(sha256, total, leaves, siblings);
  return shown !== null && toHex(shown) === root ? rangesOf(blocks, total) : null;
}

/** The entry of a number in what was proven; null: it is proven not to be there; undefined: nothing is known of it. */
export function entryIn(ranges: readonly ProvenRange[], code: number): ListEntry | null | undefined {
  const range = ranges.find(({ from, to }) => from <= code && code <= to);
  return range && (range.entries.find((entry) => entry.code === code) ?? null);
}
