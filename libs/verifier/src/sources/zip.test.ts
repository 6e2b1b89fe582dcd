import { describe, expect, it } from 'vitest';
import { isSame, utf8 } from '../crypto/bytes.ts';
import { filesGiven } from './given.ts';
import { Damaged, filesOfZip } from './zip.ts';
import { blobOf, zipOf } from './zip.fixture.ts';

const FILES = new Map([
  ['draw.json', utf8('{"title":"Sorteio, 1ª edição"}'.repeat(20))],
  ['tile/0/000.p/23', new Uint8Array(736).fill(7)],
]);

describe('an archive', () => {
  it.each([0, 8])('gives its files back, packed by method %i', async (method) => {
    const files = await filesOfZip(blobOf(zipOf(FILES, { method })));
    expect(files.names).toEqual([...FILES.keys()]);
    for (const [name, bytes] of FILES) expect(await files.read(name)).toEqual(bytes);
    expect(await files.read('key')).toBeNull();
  });

  it('never passes a changed file off as the one it was', { timeout: 30_000 }, async () => {
    const whole = zipOf(FILES);
    /** Of each file what is read: itself, nothing, or something else; or that the archive is damaged. */
    const readAs = async (changed: Uint8Array): Promise<string[]> => {
      try {
        const files = await filesOfZip(blobOf(changed));
        const read = await Promise.all([...FILES.keys()].map((name) => files.read(name)));
        return read.map((bytes, index) => {
          const wanted = [...FILES.values()][index] ?? new Uint8Array();
          if (bytes === null) return 'nothing';
          return isSame(bytes, wanted) ? 'itself' : 'something else';
        });
      } catch (error) {
        return [error instanceof Damaged ? 'damaged' : String(error)];
      }
    };
    const found = new Set<string>();
    for (const [at, byte] of whole.entries()) {
      const changed = Uint8Array.from(whole);
      changed[at] = byte ^ 1;
      for (const one of await readAs(changed)) found.add(one);
    }
    expect([...found].toSorted()).toEqual(['damaged', 'itself', 'nothing']);
  });

  it.each([0, 10, 21, -1])('is damaged where it is cut off at %i', async (length) => {
    await expect(filesOfZip(blobOf(zipOf(FILES).slice(0, length)))).rejects.toThrow(Damaged);
  });

  it('unpacks no more than it says', async () => {
    const bomb = new Map([['draw.json', new Uint8Array(10_000_000)]]);
    const files = await filesOfZip(blobOf(zipOf(bomb, { says: () => 100 })));
    await expect(files.read('draw.json')).rejects.toThrow('longer than it says');
    await expect(filesOfZip(blobOf(zipOf(bomb, { says: () => 0xfffffff0 })))).rejects.toThrow('too large');
  });
});

describe('what is handed over', () => {
  const text = async (files: Awaited<ReturnType<typeof filesGiven>>, name: string) => {
    const bytes = await files?.read(name);
    return bytes ? new TextDecoder().decode(bytes) : null;
  };
  const file = (path: string, content = path) => ({ path, blob: blobOf(utf8(content)) });

  it('is found in whatever folder it lies', async () => {
    const files = await filesGiven([
      file('/sorteio/draw.json'),
      file(String.raw`sorteio\tile\entries\000.p\23`),
      file('sorteio/notas.txt'),
      file('checkpoint'),
    ]);
    expect(await text(files, 'draw.json')).toBe('/sorteio/draw.json');
    expect(await text(files, 'tile/entries/000.p/23')).toContain('entries');
    expect(await text(files, 'checkpoint')).toBe('checkpoint');
    expect(await text(files, 'notas.txt')).toBeNull();
  });

  it('is of an archive where it isn’t there loose', async () => {
    const files = await filesGiven([{ path: 'provas.ZIP', blob: blobOf(zipOf(FILES)) }, file('key')]);
    expect(await text(files, 'draw.json')).toContain('Sorteio');
    expect(await text(files, 'key')).toBe('key');
  });

  it('is nothing where it has no evidence', async () => {
    expect(await filesGiven([file('foto.jpg')])).toBeNull();
    const other = zipOf(new Map([['foto.jpg', new Uint8Array(3)]]));
    expect(await filesGiven([{ path: 'fotos.zip', blob: blobOf(other) }])).toBeNull();
  });
});
