import { createStaff, PASSWORD } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

// As most people have it.
test.use({ reducedMotion: 'no-preference' });

test('the menu reads as it is specified, and its sections close and stay closed', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/users');
  const menu = page.getByRole('navigation', { name: 'Menu da administração' });
  const read = async (section: string) =>
    menu.getByRole('list', { name: section }).getByRole('listitem').allInnerTexts();
  await expect(menu.getByRole('link', { name: 'Usuários', exact: true })).toBeVisible();
  expect(await read('Administração')).toEqual([
    ...['Dashboard', 'Usuários', 'Permissões', 'Tokens - API', 'Estatísticas', 'FAQ', 'Regulamentos'],
    ...['Disparos', 'Modelos de e-mail'],
  ]);
  expect((await read('Promoção')).slice(0, 5)).toEqual([
    ...['Vencedores Sorteio', 'Apuração', 'Séries', 'Enquetes', 'Sugestões'],
  ]);
  expect(await read('Logs')).toEqual([
    ...[
      "IP's",
      'Emails',
      'Ações',
      'Comandos',
      'Indexes',
      'Exportações',
      'Logs de Usuários',
      'Microfrontends',
      'Webhooks',
    ],
  ]);
  expect(await read('Conta')).toEqual(['Sair', 'Alterar senha']);

  const promotion = menu.getByRole('button', { name: 'Promoção' });
  await expect(promotion).toHaveAttribute('aria-expanded', 'true');
  await promotion.focus();
  await page.keyboard.press('Enter');
  await expect(promotion).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Séries', exact: true })).toBeHidden();
  await page.reload();
  await expect(promotion).toHaveAttribute('aria-expanded', 'false');
  // Whoever comes to one of its pages sees where they are.
  await page.goto('/admin/shows');
  await expect(promotion).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Séries', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an icon that a remote brings itself is drawn in the menu and in the search, under the policy of every page', async ({
  page,
  services,
}) => {
  const path = 'M13 3v7h6l-8 11v-7h-6l8 -11';
  await page.route(/\/admin\/shows/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"icon":"shows"',
      `"icon":"bolt","drawing":${JSON.stringify([path])}`,
    );
    await route.fulfill({ response, body });
  });
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/shows');
  const menu = page.getByRole('navigation', { name: 'Menu da administração' });
  const icon = menu.getByRole('link', { name: 'Séries', exact: true }).locator('svg path');
  await expect(icon).toHaveAttribute('d', path);
  await expect(icon).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const found = page.getByRole('dialog').getByRole('option', { name: 'Séries', exact: true });
  await expect(found.locator('svg path')).toHaveAttribute('d', path);
});
