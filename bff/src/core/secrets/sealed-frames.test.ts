import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing } from './KeyRing.ts';
import { filePlace } from './places.ts';
import { SecretBox } from './SecretBox.ts';
import { openFrames, sealFrames } from './sealed-frames.ts';

const box = new SecretBox(KeyRing.of('CPF_KEY', randomBytes(32)), 'fio test');
const HERE = filePlace('exports/one');

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function gathered(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of source) all.push(piece);
  return Buffer.concat(all);
}
const sealed = (bytes: Buffer, size = 1000) => gathered(sealFrames(box, pieces(bytes, size), HERE));
const opened = (bytes: Buffer, size = 70_000, place = HERE) =>
  gathered(openFrames(box, pieces(bytes, size), place));

describe('a sealed file', () => {
  it.each([0, 1, 262_144, 262_145, 1_000_000])('of %i bytes comes out as it went in', async (length) => {
    const bytes = randomBytes(length);
    for (const size of [999, 262_144, 700_000]) {
      const stored = await sealed(bytes, size);
      // A byte stands somewhere in any hundred of them; sixty-four in a row don't.
      expect(length >= 64 && stored.includes(bytes.subarray(0, 64))).toBe(false);
      expect((await opened(stored, size)).equals(bytes)).toBe(true);
    }
  });

  it('betrays what was changed, cut off, moved or put behind it', async () => {
    const stored = await sealed(randomBytes(600_000));
    const length = 4 + stored.readUInt32BE();
    const [first, second] = [stored.subarray(0, length), stored.subarray(length, 2 * length)];
    const changed = Buffer.from(stored);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const tail = stored.subarray(2 * length);
    const broken = [
      changed,
      stored.subarray(0, 2 * length),
      stored.subarray(0, stored.length - 1),
      Buffer.concat([second, first, tail]),
      Buffer.concat([stored, tail]),
    ];
    for (const bytes of broken) await expect(opened(bytes)).rejects.toThrow();
    await expect(opened(stored, 70_000, filePlace('exports/two'))).rejects.toThrow();
  });
});
