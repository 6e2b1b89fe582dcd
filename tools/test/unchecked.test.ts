import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { unchecked } from './unchecked.ts';

it('names the sources that no package checks, in folders of every name, and nothing that is built or installed', () => {
  const root = temporaryFolder();
  const left = ['design-system/.storybook/main.ts', 'shell/vitest.config.ts'];
  const beside = [
    'shell/dist/index.ts',
    'node_modules/react/index.d.ts',
    'shell/node_modules/a/a.ts',
    '.data/reports/a.ts',
    'tools/lint/fixtures/shell/src/a.ts',
    'shell/src/index.css',
  ];
  for (const file of ['shell/src/index.tsx', ...left, ...beside]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  expect(unchecked(new Set([join(root, 'shell/src/index.tsx')]), root)).toEqual(left);
});
