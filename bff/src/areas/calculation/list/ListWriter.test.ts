import { LIST_BLOCK, LIST_ENTRY } from '@fio/domain';
import { expect, it } from 'vitest';
import { type ListPart, ListWriter } from './ListWriter.ts';

const NAME = Buffer.from('Ana');
/** Room for one block and its heading, not for two. */
const LIMIT = LIST_BLOCK * 15;

function writerTo(store: (part: ListPart) => Promise<void>) {
  const writer = new ListWriter({ part: 1, orderDigits: 5, store, limit: LIMIT });
  /** As many whole blocks, from a code on. */
  const write = async (blocks: number) => {
    for (let code = 0; code < blocks * LIST_BLOCK; code += 1) {
      const entry = Buffer.alloc(LIST_ENTRY);
      entry.writeUInt32BE(code);
      await writer.take({
        bytes: Buffer.concat([entry, NAME]),
        entry: 0,
        name: LIST_ENTRY,
        end: LIST_ENTRY + 3,
      });
    }
  };
  return { writer, write };
}

it('writes on while a part is stored, and stores none before the one before is whole', async () => {
  const said: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { writer, write } = writerTo(async ({ part, firstCode, file }) => {
    said.push(`begin ${part}`);
    if (part === 1) await promise;
    // What is written meanwhile is written elsewhere.
    said.push(`end ${part}: ${file.toString().split('\n')[1]}, ${firstCode}`);
  });
  // The second block closes the first part, and is written while that is stored.
  await write(2);
  expect(said).toEqual(['begin 1']);
  resolve();
  await writer.finish();
  expect(said).toEqual(['begin 1', 'end 1: 000/00000;Ana, 0', 'begin 2', 'end 2: 000/00064;Ana, 64']);
});

it('ends with the error of a part that could not be stored, and stores none after it', async () => {
  const stored: number[] = [];
  const { writer, write } = writerTo(async ({ part }) => {
    stored.push(part);
    if (part === 1) throw new Error('The disk is full.');
  });
  await write(2);
  await expect(writer.finish()).rejects.toThrow('The disk is full.');
  expect(stored).toEqual([1]);
});
