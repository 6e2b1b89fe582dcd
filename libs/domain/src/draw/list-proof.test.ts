import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../hex.ts';
import {
  blockBytes,
  LIST_BLOCK,
  LIST_ENTRY,
  listKey,
  listTag,
  readBlock,
  type ListEntry,
} from './list-entry.ts';
import { entryIn, LAST_CODE, provenRanges, type ListOutline, type ListProof } from './list-proof.ts';
import { hashAt, leafHash, rootFrom, rootOf, siblingsOf, treeOf, type ListTree } from './list-tree.ts';

const PERSON = '019aa7c4-5f00-7000-8000-00000000a11c';
const secret = new Uint8Array(32).fill(7);
const tagOf = (code: number) => listTag(sha256, listKey(sha256, secret, code), PERSON);

interface Kept {
  readonly entries: readonly ListEntry[];
  readonly blocks: readonly Uint8Array[];
  readonly tree: ListTree;
  readonly outline: ListOutline;
}

function keep(codes: readonly number[]): Kept {
  const entries = codes.map((code) => ({ code, tag: sha256(new Uint8Array([code & 255, code >> 8])) }));
  const blocks = Array.from({ length: Math.ceil(codes.length / LIST_BLOCK) }, (_, index) =>
    blockBytes(entries.slice(index * LIST_BLOCK, (index + 1) * LIST_BLOCK)),
  );
  const leaves = new Uint8Array(blocks.length * 32);
  for (const [index, block] of blocks.entries()) leaves.set(leafHash(sha256, block), index * 32);
  const tree = treeOf(sha256, leaves);
  const outline = { count: codes.length, blocks: blocks.length, root: toHex(rootOf(tree)) };
  return { entries, blocks, tree, outline };
}

const proofOf = ({ blocks, tree }: Kept, indexes: readonly number[]): ListProof => ({
  blocks: indexes.map((index) => ({ index, entries: toHex(blocks[index] as Uint8Array) })),
  siblings: siblingsOf(tree, indexes).map(toHex),
});

/** A list with gaps, and some of its blocks. */
const listed = fc
  .uniqueArray(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 900 })
  .map((codes) => keep(codes.sort((one, other) => one - other)));
const listAndBlocks = listed.chain((kept) =>
  fc.record({
    kept: fc.constant(kept),
    indexes: fc
      .subarray(
        kept.blocks.map((_, index) => index),
        { minLength: 1 },
      )
      .map((chosen) => chosen.sort((one, other) => one - other)),
  }),
);

describe('an entry', () => {
  it('is opened by its own key for its own holder', () => {
    expect(toHex(listKey(sha256, secret, 1234567))).toBe('27461801d93b8db3a433247bc56189d1');
    expect(toHex(tagOf(1234567))).toBe('349d49d60a3f7fef4acddf388096a22b99da4e0dc7987855a2459611edf044f0');
  });

  it.each(['', 'x', `${PERSON}0`])('has no tag for %j', (text) => {
    expect(() => listTag(sha256, new Uint8Array(16), text)).toThrow(RangeError);
  });

  it('comes out of its block as it went in', () => {
    const entries = [0, 64, LAST_CODE].map((code) => ({ code, tag: tagOf(code) }));
    expect(readBlock(blockBytes(entries))).toEqual(entries);
    expect(readBlock(new Uint8Array(LIST_ENTRY + 1))).toBeNull();
  });
});

describe('the tree', () => {
  it('has the root of RFC 6962, also over an odd number of leaves and over none', () => {
    const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
    const [a, b, c] = [1, 2, 3].map((byte) => sha256(new Uint8Array([byte]))) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const node = (left: Uint8Array, right: Uint8Array) => sha256(joined(new Uint8Array([1]), left, right));
    expect(rootOf(treeOf(sha256, a))).toEqual(a);
    expect(rootOf(treeOf(sha256, joined(a, b, c)))).toEqual(node(node(a, b), c));
    expect(toHex(rootOf(treeOf(sha256, new Uint8Array(0))))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('shows nothing with a hash too many or too few', () => {
    const { tree, outline } = keep(Array.from({ length: 300 }, (_, code) => code));
    const leaves = [2].map((index) => ({ index, hash: hashAt(tree[0] as Uint8Array, index) }));
    const siblings = siblingsOf(tree, [2]);
    expect(rootFrom(sha256, outline.blocks, leaves, siblings)).toEqual(rootOf(tree));
    expect(rootFrom(sha256, outline.blocks, leaves, siblings.slice(1))).toBeNull();
    expect(rootFrom(sha256, outline.blocks, leaves, [...siblings, siblings[0] as Uint8Array])).toBeNull();
    expect(rootFrom(sha256, outline.blocks, [], [])).toBeNull();
  });
});

describe('a proof', () => {
  it('shows what is there and, between its ends, what is not', () => {
    fc.assert(
      fc.property(listAndBlocks, fc.integer({ min: 0, max: 61_000 }), ({ kept, indexes }, code) => {
        const ranges = provenRanges(sha256, kept.outline, proofOf(kept, indexes));
        const entry = entryIn(ranges ?? [], code);
        const right = kept.entries.find((one) => one.code === code) ?? null;
        const isAll = indexes.length === kept.blocks.length;
        expect(ranges).not.toBeNull();
        expect([right, ...(isAll ? [] : [undefined])]).toContainEqual(entry);
      }),
    );
  });

  it('shows nothing once a digit of it is another', () => {
    fc.assert(
      fc.property(listAndBlocks, fc.nat(), fc.nat(), ({ kept, indexes }, which, where) => {
        const { blocks, siblings } = proofOf(kept, indexes);
        const texts = [...blocks.map(({ entries }) => entries), ...siblings];
        const changed = texts.map((text, index) => {
          if (index !== which % texts.length) return text;
          const at = where % text.length;
          return `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
        });
        const forged = {
          blocks: blocks.map(({ index }, place) => ({ index, entries: changed[place] ?? '' })),
          siblings: changed.slice(blocks.length),
        };
        expect(provenRanges(sha256, kept.outline, forged)).toBeNull();
      }),
    );
  });

  it('shows nothing at another place, of another list, out of order, twice, or of a part of a block', () => {
    const kept = keep(Array.from({ length: 500 }, (_, index) => index * 3));
    const { blocks, siblings } = proofOf(kept, [3, 4]);
    const [third, fourth] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    const shown = (proof: ListProof, outline = kept.outline) => provenRanges(sha256, outline, proof);
    expect(shown({ blocks, siblings })).toHaveLength(1);
    const moved = blocks.map(({ index, entries }) => ({ index: index + 1, entries }));
    expect(shown({ blocks: moved, siblings })).toBeNull();
    expect(shown({ blocks: [fourth, third], siblings })).toBeNull();
    expect(shown({ blocks: [third, third, fourth], siblings })).toBeNull();
    expect(shown({ blocks: [{ ...third, entries: third.entries.slice(72) }, fourth], siblings })).toBeNull();
    expect(shown({ blocks: [{ ...third, index: 0.5 }, fourth], siblings })).toBeNull();
    expect(shown({ blocks, siblings }, { ...kept.outline, root: keep([1]).outline.root })).toBeNull();
    expect(shown({ blocks, siblings }, { ...kept.outline, count: 400 })).toBeNull();
    expect(shown({ blocks, siblings: ['zz', ...siblings.slice(1)] })).toBeNull();
    expect(shown({ blocks: [], siblings: [] })).toBeNull();
  });

  it('of a list that is out of order shows nothing, though its root is right', () => {
    const kept = keep([5, 4, 6]);
    expect(provenRanges(sha256, kept.outline, proofOf(kept, [0]))).toBeNull();
  });

  it('of a list without numbers shows that there are none', () => {
    const { outline } = keep([]);
    const none = { blocks: [], siblings: [] };
    const ranges = provenRanges(sha256, outline, none) ?? [];
    expect(entryIn(ranges, 0)).toBeNull();
    expect(entryIn(ranges, LAST_CODE)).toBeNull();
    expect(provenRanges(sha256, { ...outline, root: '0'.repeat(64) }, none)).toBeNull();
  });

  it('leaves open what lies outside of its blocks', () => {
    const kept = keep(Array.from({ length: 256 }, (_, index) => index * 2));
    const ranges = provenRanges(sha256, kept.outline, proofOf(kept, [1, 3])) ?? [];
    expect(ranges.map(({ from, to }) => [from, to])).toEqual([
      [128, 254],
      [384, LAST_CODE],
    ]);
    expect(entryIn(ranges, 127)).toBeUndefined();
    expect(entryIn(ranges, 129)).toBeNull();
    expect(entryIn(ranges, 130)?.code).toBe(130);
    expect(entryIn(ranges, 300)).toBeUndefined();
  });
});
