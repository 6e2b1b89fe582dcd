import { expect, it } from 'vitest';
import { isChunkError } from './chunk-error.ts';

it.each([
  'Loading chunk 825 failed.\n(error: http://localhost/mf/x/825.js)',
  'Loading css chunk routes failed.',
  'Failed to fetch dynamically imported module: http://localhost/x.js',
  'error loading dynamically imported module: http://localhost/x.js',
  'Importing a module script failed.',
])('knows %s', (message) => {
  expect(isChunkError(new Error(message))).toBe(true);
  expect(isChunkError(message)).toBe(true);
});

it('is not fooled by its name', () => {
  expect(isChunkError(Object.assign(new Error('votes is undefined'), { name: 'ChunkLoadError' }))).toBe(
    false,
  );
});
