import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRoutes } from './read-routes.ts';

const dir = mkdtempSync(join(tmpdir(), 'fio-routes-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("asks a remote's own routes for its pages and permissions, and opens none of the pages", async () => {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@fio/mf-kit', version: '1.0.0' }));
  writeFileSync(join(dir, 'src/page.tsx'), 'globalThis.opened = true; export const Page = () => null;');
  writeFileSync(
    join(dir, 'src/routes.tsx'),
    `const lazy = async () => ({ Component: (await import('./page.tsx')).Page });
     export default { id: 'mf-kit', routes: [
       { path: '/admin/kit', handle: { needs: 'shows:list' }, lazy, children: [{ path: ':id' }, { index: true }] },
       { path: '/admin/kit/all/', handle: { needs: 'session' }, lazy },
     ] };`,
  );
  expect(await readRoutes(dir)).toEqual({
    routes: ['/admin/kit', '/admin/kit/:id', '/admin/kit/all/'],
    permissions: ['shows:list'],
  });
  expect('opened' in globalThis).toBe(false);
});
