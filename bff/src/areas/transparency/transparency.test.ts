import { createPublicKey, verify } from 'node:crypto';
import {
  consistencyPath,
  entriesOf,
  entryText,
  hashOfSubtrees,
  inclusionPath,
  isConsistent,
  isIncluded,
  leafHash,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  readEntry,
  subtreesOf,
  tilePath,
  tilesOf,
  type BindingEvent,
  type LeafRange,
} from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { sha256 } from '../../core/secrets/sha256.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://fiodameada.example' } });
});
afterAll(() => app.close());

const event = (draw: string): BindingEvent => ({ type: 'draw_withdrawn', draw });
const AT = new Date('2026-11-24T12:00:00.000Z');
const append = (draw: string) => app.services.db.$transaction((tx) => appendEntry(tx, event(draw), AT));

async function bytesAt(path: string): Promise<Uint8Array> {
  const answer = await app.fetch(`/transparency/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return new Uint8Array(await answer.arrayBuffer());
}
const textAt = async (path: string) => new TextDecoder().decode(await bytesAt(path));

/** The checkpoint as a stranger reads it: by the public key alone. */
async function checkpoint() {
  const key = parseVerifierKey(sha256, (await textAt('key')).trim());
  const note = parseNote(await textAt('checkpoint'));
  if (key === null || note === null) throw new Error('no key or no note');
  const x = Buffer.from(key.publicKey).toString('base64url');
  const open = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const [signature] = note.signatures;
  expect(signature?.name).toBe(key.name);
  expect(verify(null, Buffer.from(note.text), open, signature?.signature ?? Buffer.alloc(64))).toBe(true);
  const said = parseCheckpoint(note.text);
  if (said === null) throw new Error('no checkpoint');
  return said;
}

/** Everything that a stranger gets of a log of some size: the entries, and the hashes of its leaves. */
async function download(size: number) {
  const entries: Uint8Array[] = [];
  const leaves: Uint8Array[] = [];
  for (const tile of tilesOf(size)) {
    const bytes = await bytesAt(tilePath(tile));
    if (tile.level === 'entries') entries.push(...(entriesOf(bytes) ?? []));
    if (tile.level === 0)
      for (let at = 0; at < bytes.length; at += 32) leaves.push(bytes.subarray(at, at + 32));
  }
  return { entries, leaves };
}

/** Computed from the leaves alone, level by level. */
function hashOf(leaves: readonly Uint8Array[], { from, to }: LeafRange): Uint8Array {
  const hashes = subtreesOf({ from, to }).map(({ level, index }): Uint8Array => {
    const [first, half] = [index * 2 ** level, 2 ** (level - 1)];
    if (level === 0) return leaves[first] as Uint8Array;
    const parts = [first, first + half].map((start) => hashOf(leaves, { from: start, to: start + half }));
    return hashOfSubtrees(sha256, parts);
  });
  return hashOfSubtrees(sha256, hashes);
}

describe('the log', () => {
  it('has a signed head of nothing before anything binds', async () => {
    expect(await checkpoint()).toEqual({
      origin: 'fiodameada.example/transparency',
      size: 0,
      root: new Uint8Array(sha256(new Uint8Array(0))),
    });
  });

  it('grows without a gap when many append at once, and without those who roll back', async () => {
    const many = Array.from({ length: 30 }, (_, index) => append(`draw ${index}`));
    const undone = Array.from({ length: 10 }, () =>
      app.services.db.$transaction(async (tx) => {
        await appendEntry(tx, event('undone'), AT);
        throw new Error('undo');
      }),
    );
    const settled = await Promise.allSettled([...many, ...undone]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const rows = await app.services.db.transparencyEntry.findMany({ orderBy: { index: 'asc' } });
    expect(rows.map(({ index }) => Number(index))).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(
      rows.map(({ entry }) => readEntry(entry)).filter((said) => said?.type !== 'draw_withdrawn'),
    ).toEqual([]);
    expect(rows.some(({ entry }) => entry.includes('undone'))).toBe(false);
  });

  it('signs heads that grow, one for each size however many ask', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => app.services.transparency.head()));
    expect(new Set(asked.map(({ note }) => note)).size).toBe(1);
    expect(asked[0]?.size).toBe(30n);
  });

  it('is read tile by tile, and every entry and every earlier head is proved by it', async () => {
    const before = await checkpoint();
    // Beyond one whole tile.
    for (let index = 30; index < 300; index += 1) await append(`draw ${index}`);
    const { size, root } = await checkpoint();
    expect(size).toBe(300);
    const { entries, leaves } = await download(size);
    expect(entries.map((entry) => Buffer.from(entry).toString()).at(-1)).toBe(
      entryText(event('draw 299'), AT),
    );
    expect(entries.map((entry) => [...leafHash(sha256, entry)])).toEqual(leaves.map((leaf) => [...leaf]));
    expect([...hashOf(leaves, { from: 0, to: size })]).toEqual([...root]);
    const [high] = tilesOf(size).filter(({ level }) => level === 1);
    expect(high && [...(await bytesAt(tilePath(high)))]).toEqual([...hashOf(leaves, { from: 0, to: 256 })]);
    for (const index of [0, 17, 255, 256, 299]) {
      const proof = inclusionPath(index, size).map((range) => hashOf(leaves, range));
      const claim = { index, size, root, proof, leaf: leafHash(sha256, entries[index] as Uint8Array) };
      expect(isIncluded(sha256, claim)).toBe(true);
    }
    const proof = consistencyPath(before.size, size).map((range) => hashOf(leaves, range));
    const claim = { before: before.size, beforeRoot: before.root, size, root, proof };
    expect(isConsistent(sha256, claim)).toBe(true);
  });

  it('says how long what it answers may be kept, to pages of others too', async () => {
    const [head, tile] = [
      await app.fetch('/transparency/checkpoint'),
      await app.fetch('/transparency/tile/0/000'),
    ];
    expect(head.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(head.headers.get('cache-control')).toBe('public, max-age=2');
    expect(tile.headers.get('content-type')).toBe('application/octet-stream');
    expect(tile.headers.get('cache-control')).toContain('immutable');
    for (const answer of [head, tile]) expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    'tile/0/001',
    'tile/0/001.p/45',
    'tile/1/000',
    'tile/2/000.p/1',
    'tile/entries/002',
    'tile/0/1',
    'else',
  ])('has nothing at %s', async (path) => {
    expect((await app.fetch(`/transparency/${path}`)).status).toBe(404);
  });
});

it('has the page that checks draws off line under the hash that the site shows', async () => {
  const page = await app.fetch('/transparency/verifier.html');
  const facts = await app.fetch('/api/transparency/verifier');
  expect(facts.status).toBe(page.status);
  // Without a build there is none, and it says so.
  if (page.status === 404) return;
  expect(page.headers.get('content-disposition')).toBe('attachment; filename="verifier.html"');
  const bytes = Buffer.from(await page.arrayBuffer());
  expect(await facts.json()).toEqual({
    bytes: bytes.length,
    sha256: Buffer.from(sha256(bytes)).toString('hex'),
  });
});
