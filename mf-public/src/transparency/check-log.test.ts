import { beforeEach, describe, expect, it } from 'vitest';
import { checkLog, continues } from './check-log.ts';
import { knownHead } from './known-head.ts';
import { TestLog } from './log.fixture.ts';

let log: TestLog;
beforeEach(() => {
  localStorage.clear();
  log = new TestLog();
});

const grow = (from: number, to: number) => {
  for (let index = from; index < to; index += 1) log.add({ type: 'draw_withdrawn', draw: `draw ${index}` });
};
const summary = async () => {
  const { signature, tree, before, isRight } = await checkLog(log.fetchBytes);
  return { signature, tree, continues: before?.continues ?? null, isRight };
};
const RIGHT = { signature: 'right', tree: true, isRight: true };

describe('a log', () => {
  it.each([0, 1, 5, 255, 256, 257, 513])(
    'of %i lines is right, and is kept for the next visit',
    async (size) => {
      grow(0, size);
      expect(await summary()).toEqual({ ...RIGHT, continues: null });
      expect(knownHead()?.size).toBe(size);
      grow(size, size + 3);
      expect(await summary()).toEqual({ ...RIGHT, continues: true });
      expect(knownHead()?.size).toBe(size + 3);
    },
  );

  it('whose lines were rewritten and signed anew is found out, at each visit from then on', async () => {
    grow(0, 300);
    await summary();
    log.entries[17] = log.entries[18] as string;
    grow(300, 310);
    const found = { ...RIGHT, continues: false, isRight: false };
    expect(await summary()).toEqual(found);
    expect(await summary()).toEqual(found);
    expect(knownHead()?.size).toBe(300);
  });

  it('that lost its newest lines is found out', async () => {
    grow(0, 20);
    await summary();
    log.entries.length = 12;
    expect(await summary()).toMatchObject({ tree: true, continues: false, isRight: false });
  });

  it('with a tile that isn’t the tree’s doesn’t lead to its root', async () => {
    grow(0, 300);
    const tile = await log.fetchBytes('tile/0/000');
    const bent = Uint8Array.from(tile);
    bent[40] = (bent[40] ?? 0) ^ 1;
    log.bent.set('tile/0/000', bent);
    const { reader, tree } = await checkLog(log.fetchBytes);
    expect(tree).toBe(true);
    // The whole tile is asked for with its entries: nothing of it is shown.
    await expect(reader.bundle(0)).rejects.toThrow('not of the tree above it');
    log.bent.set('tile/1/000.p/1', Uint8Array.from({ length: 32 }));
    expect(await summary()).toMatchObject({ tree: false, isRight: false });
  });

  it('whose entries are others than its leaves gives none of them', async () => {
    grow(0, 10);
    const bundle = Uint8Array.from(await log.fetchBytes('tile/entries/000.p/10'));
    bundle[10] = (bundle[10] ?? 0) ^ 1;
    log.bent.set('tile/entries/000.p/10', bundle);
    const { reader } = await checkLog(log.fetchBytes);
    await expect(reader.bundle(0)).rejects.toThrow('not those of the tree');
  });

  it('signed by a key that the site doesn’t show is wrong', async () => {
    grow(0, 3);
    const checkpoint = await log.fetchBytes('checkpoint');
    log.changeKey();
    log.bent.set('checkpoint', checkpoint);
    expect(await summary()).toMatchObject({ signature: 'wrong', isRight: false });
    expect(knownHead()).toBeNull();
  });

  it('whose key changed goes on, and the change is told', async () => {
    grow(0, 3);
    await summary();
    log.changeKey();
    grow(3, 4);
    const { isRight, before } = await checkLog(log.fetchBytes);
    expect({ isRight, sameKey: before?.sameKey }).toEqual({ isRight: true, sameKey: false });
  });
});

it('a head of a letter is right where the log begins with it', async () => {
  grow(0, 270);
  const { reader, head } = await checkLog(log.fetchBytes);
  expect(await continues(reader, head, { size: 100, root: log.rootAt(100) })).toBe(true);
  expect(await continues(reader, head, { size: 101, root: log.rootAt(100) })).toBe(false);
  expect(await continues(reader, head, { size: 271, root: log.rootAt(270) })).toBe(false);
});
