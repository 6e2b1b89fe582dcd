import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafHash } from '../draw/list-tree.ts';
import { fromHex, toHex } from '../hex.ts';
import { KeptTree } from './log.fixture.ts';
import { isConsistent, isIncluded } from './proofs.ts';
import { consistencyPath, inclusionPath } from './tree.ts';

/** The tree that implementations of RFC 6962 agree on, as certificate-transparency-go has it. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const known = new KeptTree(
  sha256,
  LEAVES.map((hex) => fromHex(hex) as Uint8Array),
);

const MOST = 70;
const entry = (index: number) => Uint8Array.of(index, 255 - index);
const tree = new KeptTree(
  sha256,
  Array.from({ length: MOST }, (_, index) => entry(index)),
);

const inclusion = (index: number, size: number) => ({
  index,
  size,
  leaf: leafHash(sha256, entry(index)),
  root: tree.rootAt(size),
  proof: inclusionPath(index, size).map((range) => tree.hashOf(range)),
});
const consistency = (before: number, size: number) => ({
  before,
  size,
  beforeRoot: tree.rootAt(before),
  root: tree.rootAt(size),
  proof: consistencyPath(before, size).map((range) => tree.hashOf(range)),
});

const flipped = (hash: Uint8Array) => hash.map((byte, at) => (at === 7 ? byte ^ 1 : byte));
/** Two places of a tree: a smaller number below a larger one. */
const places = fc
  .tuple(fc.integer({ min: 0, max: MOST - 1 }), fc.integer({ min: 1, max: MOST }))
  .filter(([index, size]) => index < size);

describe('the tree of the log', () => {
  it('is that of RFC 6962', () => {
    expect(ROOTS.map((_, size) => toHex(known.rootAt(size)))).toEqual(ROOTS);
  });

  it('has the proofs of RFC 6962', () => {
    // Of the first leaf in eight and of two in five, from the same implementation.
    expect(inclusionPath(0, 8).map((range) => toHex(known.hashOf(range)))).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(consistencyPath(2, 5).map((range) => toHex(known.hashOf(range)))).toEqual([
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ]);
  });
});

describe('an inclusion proof', () => {
  it('leads from every leaf of every size to its root', () => {
    for (let size = 1; size <= MOST; size += 1)
      for (let index = 0; index < size; index += 1)
        expect(isIncluded(sha256, inclusion(index, size)), `${index} in ${size}`).toBe(true);
  });

  it('leads nowhere once anything in it is another', () => {
    fc.assert(
      fc.property(places, fc.nat(), ([index, size], pick) => {
        const claim = inclusion(index, size);
        const { proof, leaf, root } = claim;
        const at = pick % Math.max(1, proof.length);
        const wrong = [
          { ...claim, leaf: flipped(leaf) },
          { ...claim, root: flipped(root) },
          { ...claim, index: (index + 1) % size },
          { ...claim, index: size },
          { ...claim, proof: [...proof, root] },
          { ...claim, proof: proof.slice(1) },
          { ...claim, proof: proof.map((hash, place) => (place === at ? flipped(hash) : hash)) },
        ];
        const isSound = (other: typeof claim) => isIncluded(sha256, other);
        // Of a tree of one leaf there is nothing to drop, to flip, or to mistake it for.
        const expected = size === 1 ? [false, false, true, false, false, true, true] : wrong.map(() => false);
        expect(wrong.map(isSound)).toEqual(expected);
      }),
    );
  });
});

describe('a consistency proof', () => {
  it('holds between every two sizes', () => {
    for (let size = 0; size <= MOST; size += 1)
      for (let before = 0; before <= size; before += 1)
        expect(isConsistent(sha256, consistency(before, size)), `${before} to ${size}`).toBe(true);
  });

  it('fails once anything in it is another', () => {
    fc.assert(
      fc.property(places, fc.nat(), ([before, size], pick) => {
        fc.pre(before > 0);
        const claim = consistency(before, size);
        const { proof, beforeRoot, root } = claim;
        const at = pick % proof.length;
        const wrong = [
          { ...claim, beforeRoot: flipped(beforeRoot) },
          { ...claim, root: flipped(root) },
          { ...claim, before: size + 1 },
          { ...claim, proof: [...proof, root] },
          { ...claim, proof: proof.slice(1) },
          { ...claim, proof: proof.map((hash, place) => (place === at ? flipped(hash) : hash)) },
        ];
        expect(wrong.map((other) => isConsistent(sha256, other))).toEqual(wrong.map(() => false));
      }),
    );
  });

  it('tells a log whose history was rewritten', () => {
    const rewritten = new KeptTree(
      sha256,
      Array.from({ length: MOST }, (_, index) => entry(index === 4 ? 200 : index)),
    );
    for (let before = 5; before < MOST; before += 1) {
      const proof = consistencyPath(before, MOST).map((range) => rewritten.hashOf(range));
      const claim = {
        before,
        size: MOST,
        beforeRoot: tree.rootAt(before),
        root: rewritten.rootAt(MOST),
        proof,
      };
      expect(isConsistent(sha256, claim), `${before}`).toBe(false);
    }
  });
});
