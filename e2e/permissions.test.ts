import { PASSWORD, createStaff, signInStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const AREAS = ['/admin/dashboard', '/admin/shows', '/admin/polls', '/admin/actions'];

test('without permissions the menu holds only what needs none, and no area opens', async ({
  page,
  services,
}) => {
  const { email } = await createStaff(services, { type: 'user', permissions: [] });
  await enter(page, 'admin', { email, password: PASSWORD });
  for (const path of [...AREAS, '/admin/shows/create', '/admin/polls/create']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Sem permissão')).toBeVisible();
  }
  const menu = page.getByRole('navigation', { name: 'Menu da administração' });
  await expect(menu.getByRole('listitem')).toHaveText(['Sair', 'Alterar senha']);
  await menu.getByRole('link', { name: 'Alterar senha' }).click();
  await expect(page.getByRole('heading', { name: 'Alterar senha' })).toBeVisible();
});

test('without permissions the API answers 403, before it looks at anything else', async ({
  request,
  services,
}) => {
  const headers = await signInStaff(services, await createStaff(services, { permissions: [], type: 'user' }));
  for (const path of AREAS) expect((await request.get(`/api${path}`, { headers })).status(), path).toBe(403);
  const created = await request.post('/api/admin/shows', { headers, data: { title: 'Sem permissão' } });
  expect(created.status()).toBe(403);
  expect((await request.get('/api/admin/shows')).status()).toBe(401);
});
