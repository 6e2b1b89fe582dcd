import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleOf, ENTRY_LIMIT, entriesOf, parseTilePath, tilePath, tilesOf } from './tiles.ts';

describe('a tile', () => {
  it.each([
    ['tile/0/x001/x234/067', { level: 0, index: 1_234_067, width: 256 }],
    ['tile/1/000.p/17', { level: 1, index: 0, width: 17 }],
    ['tile/entries/x001/000.p/1', { level: 'entries', index: 1000, width: 1 }],
    ['tile/63/999', { level: 63, index: 999, width: 256 }],
  ] as const)('is at %s', (path, tile) => {
    expect(tilePath(tile)).toBe(path);
    expect(parseTilePath(path)).toEqual(tile);
  });

  it.each([
    'tile/64/000',
    'tile/00/000',
    'tile/0/0',
    'tile/0/x000/001',
    'tile/0/001/002',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/leaves/000',
    'tile/0/000/',
    '/tile/0/000',
  ])('is not at %s', (path) => {
    expect(parseTilePath(path)).toBeNull();
  });

  it('is as wide as the specification says of a tree of 70,000', () => {
    const tiles = tilesOf(70_000);
    const of = (level: number) => tiles.filter((tile) => tile.level === level);
    expect(of(0)).toHaveLength(274);
    expect(of(0).at(-1)).toEqual({ level: 0, index: 273, width: 112 });
    expect(of(1)).toEqual([
      { level: 1, index: 0, width: 256 },
      { level: 1, index: 1, width: 17 },
    ]);
    expect(of(2)).toEqual([{ level: 2, index: 0, width: 1 }]);
    expect(tilesOf(256).map(tilePath)).toEqual(['tile/entries/000', 'tile/0/000', 'tile/1/000.p/1']);
    expect(tilesOf(0)).toEqual([]);
  });
});

describe('a bundle', () => {
  it('gives back the entries it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (entries) => {
        expect(entriesOf(bundleOf(entries))?.map((entry) => [...entry])).toEqual(
          entries.map((entry) => [...entry]),
        );
      }),
    );
  });

  it('is none when it was cut, and takes no entry too long for its length', () => {
    const bundle = bundleOf([new Uint8Array(3), new Uint8Array(ENTRY_LIMIT)]);
    expect(entriesOf(bundle.subarray(0, -1))).toBeNull();
    expect(entriesOf(bundle.subarray(0, 6))).toBeNull();
    expect(() => bundleOf([new Uint8Array(ENTRY_LIMIT + 1)])).toThrow(RangeError);
  });
});
