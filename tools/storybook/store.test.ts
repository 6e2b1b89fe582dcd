import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { HOST } from './parts.ts';
import { editionOf, partsOf, publish, published } from './store.ts';

function built(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [id, text] of Object.entries(files)) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'index.json'), text);
  }
  return Object.keys(files).map((id) => ({ id, folder: join(folder, id) }));
}

it('publishes the parts beside each other, under the name of what is in them', () => {
  const store = temporaryFolder();
  expect(published(store)).toBeNull();
  const { revision } = publish(store, built({ [HOST]: 'host', 'mf-a': 'first' }));
  expect(readFileSync(join(store, revision, 'index.json'), 'utf8')).toBe('host');
  expect(readFileSync(join(store, revision, 'mf-a/index.json'), 'utf8')).toBe('first');
  expect(readFileSync(join(store, 'index.html'), 'utf8')).toContain(`url=./${revision}/`);
  expect(published(store)?.revision).toBe(revision);
});

it('is the same edition for the same files, wherever they were built', () => {
  const files = { [HOST]: 'host', 'mf-a': 'first' };
  expect(editionOf(built(files))).toEqual(editionOf(built(files)));
});

it('keeps what was published before, and tells the part that has changed', () => {
  const store = temporaryFolder();
  const first = publish(store, built({ [HOST]: 'host', 'mf-a': 'first' }));
  const second = publish(store, built({ [HOST]: 'host', 'mf-a': 'second' }));
  expect(published(store)).toEqual(second);
  expect(second.parts[HOST]).toBe(first.parts[HOST]);
  expect(second.parts['mf-a']).not.toBe(first.parts['mf-a']);
  for (const { id, folder } of partsOf(store, first))
    expect(readFileSync(join(folder, 'index.json'), 'utf8')).toBe(id === HOST ? 'host' : 'first');
});

it('goes back by publishing what was built before', () => {
  const store = temporaryFolder();
  const old = built({ [HOST]: 'host' });
  const first = publish(store, old);
  publish(store, built({ [HOST]: 'another' }));
  expect(publish(store, old)).toEqual(first);
  expect(published(store)).toEqual(first);
  expect(existsSync(join(store, first.revision))).toBe(true);
});
