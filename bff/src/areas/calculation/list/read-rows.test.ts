import { Readable } from 'node:stream';
import { LIST_ENTRY } from '@fio/domain';
import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const NAMES = ['Íris', '', 'Ana Maria', 'x'.repeat(300)];

function field(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
const row = (name: string, index: number) =>
  Buffer.concat([Buffer.of(0, 2), field(Buffer.alloc(LIST_ENTRY, index)), field(Buffer.from(name))]);
const END = Buffer.of(255, 255);
const whole = Buffer.concat([Buffer.alloc(19), ...NAMES.map(row), END]);

/** In pieces of their own, as they come from a socket: what reads them may write there. */
async function readIn(bytes: Buffer, size: number): Promise<string[]> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    Buffer.from(bytes.subarray(index * size, (index + 1) * size)),
  );
  const read: string[] = [];
  const copy = Readable.from(chunks, { objectMode: true });
  await readRows(copy, ({ bytes: all, entry, name, end }) => {
    read.push(`${all[entry]} ${all[entry + LIST_ENTRY - 1]} ${all.toString('utf8', name, end)}`);
    return read.length % 2 === 0 ? Promise.resolve() : null;
  });
  return read;
}

it.each([1, 2, 3, 7, 19, 20, 64, 1_000])('reads the same rows in pieces of %i bytes', async (size) => {
  expect(await readIn(whole, size)).toEqual(NAMES.map((name, index) => `${index} ${index} ${name}`));
});

it('reads a list without rows', async () => {
  expect(await readIn(Buffer.concat([Buffer.alloc(19), END]), 4)).toEqual([]);
});

it.each([0, 2, 5, 60])(
  'takes no list that breaks off %i bytes before its end for a whole one',
  async (missing) => {
    const cut = whole.subarray(0, whole.length - END.length - missing);
    await expect(readIn(cut, 50)).rejects.toThrow('broke off');
  },
);
