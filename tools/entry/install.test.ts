import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { isInstalled } from './install.mjs';

const lock = {
  '': { version: '1.0.0' },
  bff: { version: '0.1.0' },
  'node_modules/@fio/bff': { link: true },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/nx/node_modules/chalk': { version: '4.1.2' },
  'node_modules/@nx/nx-darwin-arm64': { version: '24.0.6', optional: true },
};

function checkout(present?: Record<string, unknown>): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (present) {
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
  }
  return root;
}

const { 'node_modules/pg': pg, 'node_modules/nx/node_modules/chalk': chalk } = lock;
const complete = { 'node_modules/pg': pg, 'node_modules/nx/node_modules/chalk': chalk };

it('asks for an installation where there is none', () => {
  expect(isInstalled(checkout())).toBe(false);
});

it('is content without links and without what other platforms need', () => {
  expect(isInstalled(checkout(complete))).toBe(true);
});

it('notices another version and a missing nested package', () => {
  expect(isInstalled(checkout({ ...complete, 'node_modules/pg': { version: '8.0.0' } }))).toBe(false);
  expect(isInstalled(checkout({ 'node_modules/pg': pg }))).toBe(false);
});
