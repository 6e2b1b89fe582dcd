import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consumedModules, providedModules, sharedFile, sharedModules } from './shared.ts';
import * as zod from './zod.ts';

const requests = sharedModules().map(({ request }) => request);

describe('the share list', () => {
  it('holds what two copies of would break', () => {
    for (const request of [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      '@tanstack/react-query',
    ])
      expect(requests).toContain(request);
    for (const request of [
      '@fio/platform/session',
      '@fio/platform/router',
      '@fio/design-system/theme-provider',
    ])
      expect(requests).toContain(request);
  });

  it('leaves out what is only for tests and what tree-shakes better apart', () => {
    expect(requests).not.toContain('@fio/platform/testing');
    expect(requests).not.toContain('@fio/design-system/icons');
  });

  it('provides each module that remotes consume, from a file that is there', () => {
    const provided = Object.values(providedModules()).map(({ shareKey }) => shareKey);
    expect(provided.sort()).toEqual(Object.keys(consumedModules()).sort());
    const ours = sharedModules().filter(({ library }) => !library);
    for (const module of ours) expect(readFileSync(sharedFile(module))).toBeTruthy();
  });

  it('gives no remote a copy of its own', () => {
    for (const share of Object.values(consumedModules()))
      expect(share).toMatchObject({ import: false, singleton: true });
  });
});

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .filter((text) => text.includes("from 'zod/mini'"));
}

it('names everything of zod/mini that the contracts use', () => {
  const contracts = sourcesOf(join(import.meta.dirname, '../../contracts/src'));
  const used = contracts.flatMap((text) =>
    [...text.matchAll(/\bz\.([a-z_]\w*)/g)].map(([, name = '']) => name),
  );
  const types = ['infer', 'input', 'output', 'core'];
  const missing = [...new Set(used)].filter((name) => !(name in zod) && !types.includes(name));
  expect(contracts.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
