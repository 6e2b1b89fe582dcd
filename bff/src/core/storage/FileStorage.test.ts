import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, type TestBucket } from '../../../test/bucket.ts';
import { BucketDriver } from './BucketDriver.ts';
import { FileStorage } from './FileStorage.ts';
import { FolderDriver } from './FolderDriver.ts';
import { openStorages, type Storages } from './open-storages.ts';
import { isDiskRefusal } from './refusals.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fio-files-'));
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await createTestBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

const { signal } = new AbortController();
/** More than S3 takes in one part. */
const large = randomBytes(6 * 1024 * 1024);
async function* pieces(bytes: Buffer, then?: () => void) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
  await Promise.resolve(then?.());
}

describe.each(['a folder', 'a bucket'])('a storage in %s', (where) => {
  let storages: Storages;
  let storage: FileStorage;
  beforeAll(() => {
    storages = openStorages({ dataDir, bucket: where === 'a bucket' ? bucket.place : null });
    storage = storages.publicFiles;
  });
  afterAll(() => storages.close());

  it('gives back what was written, whole and as a stream, and says how long it is', async () => {
    await Promise.all([storage.write('demo/a-1.svg', '<svg/>'), storage.write('demo/a-1.svg', '<svg/>')]);
    expect(String(await storage.read('demo/a-1.svg'))).toBe('<svg/>');
    const stream = await storage.readStream('demo/a-1.svg');
    expect(stream && String(await buffer(stream))).toBe('<svg/>');
    expect(await storage.size('demo/a-1.svg')).toBe(6);
  });

  it('gives a part of a file, its ends included', async () => {
    await storage.write('media/part.webm', '0123456789');
    const part = await storage.readRange('media/part.webm', { start: 2, end: 5 });
    expect(part && String(await buffer(part))).toBe('2345');
    expect(await storage.readRange('media/none.webm', { start: 0, end: 0 })).toBeNull();
  });

  it('takes no key that is longer than folders or buckets can have', () => {
    expect(storage.takes(`demo/${'a'.repeat(190)}.svg`)).toBe(true);
    expect(storage.takes(`demo/${'a'.repeat(300)}.svg`)).toBe(false);
    expect(storage.takes(`${'demo/'.repeat(200)}a.svg`)).toBe(false);
  });

  it('keeps to itself what breaks off before anybody reads', async () => {
    await storage.write('demo/broken.svg', '<svg/>');
    const stream = await storage.readStream('demo/broken.svg');
    stream?.destroy(new Error('connection reset'));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow('connection reset');
  });

  it('knows nothing of what isn’t there, and removing that is no error', async () => {
    const key = 'demo/none.svg';
    const found = [storage.read(key), storage.readStream(key), storage.size(key), storage.remove(key)];
    expect(await Promise.all<unknown>(found)).toEqual([null, null, null, undefined]);
    await storage.write('demo/gone.svg', 'x');
    await storage.remove('demo/gone.svg');
    expect(await storage.read('demo/gone.svg')).toBeNull();
  });

  it('takes a stream of unknown length, of one part, of several and of none', async () => {
    for (const bytes of [large, large.subarray(0, 10), Buffer.alloc(0)]) {
      await storage.writeStream('demo/stream.csv', pieces(bytes), signal);
      const stored = await storage.read('demo/stream.csv');
      expect(stored?.equals(bytes)).toBe(true);
    }
  });

  it('keeps nothing of a stream that fails, and tells its own error', async () => {
    const failing = pieces(large, () => {
      throw new Error('The source broke.');
    });
    await expect(storage.writeStream('demo/half.csv', failing, signal)).rejects.toThrow('The source broke.');
    expect(await storage.read('demo/half.csv')).toBeNull();
  });

  it('keeps nothing of a stream that nobody wants any more, and ends its source', async () => {
    const wanted = new AbortController();
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) {
          yield large.subarray(0, 64 * 1024);
          wanted.abort();
        }
      } finally {
        isEnded = true;
      }
    }
    await expect(storage.writeStream('demo/off.csv', endless(), wanted.signal)).rejects.toThrow(/abort/i);
    expect(await storage.read('demo/off.csv')).toBeNull();
    await expect.poll(() => isEnded, { timeout: 45_000 }).toBe(true);
  });

  it('keeps public and private files apart', async () => {
    await storages.privateFiles.write('notas/a.webp', 'private');
    expect(await storage.read('notas/a.webp')).toBeNull();
    expect(String(await storages.privateFiles.read('notas/a.webp'))).toBe('private');
  });

  it.each(['../a.svg', '/a.svg', 'a/../b.svg', 'a.exe', 'A.svg', 'a', '.svg', 'a//b.svg'])(
    'refuses %s',
    async (key) => {
      await expect(storage.write(key, '')).rejects.toThrow('Not a storage key');
      await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    },
  );
});

it('leaves nothing in a folder beside the file', async () => {
  const storage = new FileStorage(new FolderDriver(join(dataDir, 'alone')));
  await Promise.all([storage.write('demo/a.svg', '<svg/>'), storage.write('demo/a.svg', '<svg/>')]);
  await storage.writeStream('demo/b.csv', pieces(large), signal);
  expect(await readdir(join(dataDir, 'alone/demo'))).toEqual(['a.svg', 'b.csv']);
});

it('tells a bucket that doesn’t answer, or isn’t there, as the storage’s refusal', async () => {
  const nowhere = { ...bucket.place, endpoint: new URL('http://127.0.0.1:1') };
  for (const place of [nowhere, { ...bucket.place, bucket: 'another' }]) {
    const driver = new BucketDriver(place);
    const storage = new FileStorage(driver);
    const outcomes = await Promise.allSettled<unknown>([
      storage.write('a.svg', 'x'),
      storage.writeStream('a.csv', pieces(large), signal),
      storage.read('a.svg'),
    ]);
    const refused = outcomes.map((one) => one.status === 'rejected' && isDiskRefusal(one.reason));
    expect(refused).toEqual([true, true, true]);
    driver.close();
  }
});
