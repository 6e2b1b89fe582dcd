import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { forgetOutline, readOutline } from './read-outline.ts';

const dir = mkdtempSync(join(tmpdir(), 'fio-outline-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(dir, 'src', file), text);

it('tells the pages of every area with their titles in both languages, and opens none of the pages', async () => {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@fio/mf-kit', version: '1.0.0' }));
  const i18n = JSON.stringify(join(import.meta.dirname, '../../../platform/src/i18n/index.ts'));
  write('kit.pt.ts', `export const pt = { title: 'Peças' };`);
  write('kit.en.ts', `export const en = { title: 'Parts' };`);
  write(
    'words.ts',
    `import { defineWords } from ${i18n};
     export const words = defineWords('kit', {
       pt: async () => (await import('./kit.pt.ts')).pt,
       en: async () => (await import('./kit.en.ts')).en,
     });`,
  );
  write('page.tsx', 'globalThis.openedPage = true; export const Page = () => null;');
  write(
    'kit.area.ts',
    `import { words } from './words.ts';
     const handle = { access: 'session', needs: 'shows:list', title: () => words.t('title') };
     const lazy = async () => ({ Component: (await import('./page.tsx')).Page });
     export const kit = [{ path: '/admin/kit', handle, lazy }, { path: '/admin/kit/:id', lazy }];`,
  );
  write('areas.ts', `export default { kit: async () => (await import('./kit.area.ts')).kit };`);

  const { pages, menu, destinations, files } = await readOutline(dir);
  expect(pages).toEqual([
    {
      area: 'kit',
      path: '/admin/kit',
      access: 'session',
      needs: 'shows:list',
      title: { pt: 'Peças', en: 'Parts' },
    },
    { area: 'kit', path: '/admin/kit/:id' },
  ]);
  expect(menu).toEqual([]);
  const title = { pt: 'Peças', en: 'Parts' };
  expect(destinations).toEqual([{ kind: 'page', title, href: '/admin/kit', needs: ['shows:list'] }]);
  expect(files).toContain(join(dir, 'src/kit.pt.ts'));
  expect('openedPage' in globalThis).toBe(false);

  write('kit.pt.ts', `export const pt = { title: 'Partes' };`);
  expect((await readOutline(dir)).pages).toBe(pages);
  forgetOutline(dir);
  expect((await readOutline(dir)).pages[0]).toMatchObject({ title: { pt: 'Partes' } });
});
