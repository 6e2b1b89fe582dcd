import { DAY, dayFromNow } from '../../e2e/support/server/clock.ts';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { createApiToken } from '../../e2e/support/server/api-tokens.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a token is created, shown once, used by a program, and revoked', async ({
  page,
  playwright,
  request,
  baseURL,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/tokens');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Criar token' }).first().click();
  await main.getByRole('button', { name: 'Criar token' }).click();
  await expect(main.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true');
  await main.getByRole('textbox', { name: 'Nome' }).fill('Painel da agência');
  const soon = dayFromNow({ now: () => new Date() }, 30);
  await main.getByRole('textbox', { name: 'Vale até' }).fill(soon.split('-').reverse().join(''));
  await expect(main.getByRole('checkbox', { name: 'Tokens de API: criar' })).toBeDisabled();
  await main.getByRole('checkbox', { name: 'Séries: listar' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Criar token' }).click();
  const secret = await main.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(secret).toMatch(/^fio_[\w-]{43}$/);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const status = async (path: string) => (await program.get(`/api${path}`)).status();
  expect([await status('/admin/shows'), await status('/admin/polls')]).toEqual([200, 403]);

  await main.getByRole('button', { name: 'Já guardei' }).click();
  await main.getByRole('link', { name: 'Painel da agência' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(main.getByText('Listar séries')).toBeVisible();

  // Its program moves to another secret without a stop.
  await main.getByRole('button', { name: 'Trocar segredo' }).click();
  const dialog = page.getByRole('dialog');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Trocar segredo' }).click();
  const next = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await expect(main.getByText('é o anterior e vale até')).toBeVisible();
  const statusOf = async (bearer: string) =>
    (await request.get('/api/admin/shows', { headers: { authorization: `Bearer ${bearer}` } })).status();
  expect([await statusOf(secret), await statusOf(next)]).toEqual([200, 200]);
  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Encerrar segredo anterior' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar segredo anterior' }).click();
  await expect(main.getByText('é o anterior e deixou de valer em')).toBeVisible();
  expect([await statusOf(secret), await statusOf(next)]).toEqual([401, 200]);

  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Revogar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(main.getByText('Revogado', { exact: true })).toBeVisible();
  expect(await statusOf(next)).toBe(401);
  await program.dispose();
});

test('a new password names the tokens that end with it, and ends them', async ({
  page,
  request,
  services,
}) => {
  const staff = await createStaff(services);
  // Of its own: other tests make some of that name meanwhile.
  const called = `Painel de audiência ${staff.id.slice(-6)}`;
  const { secret, ...kept } = createApiToken();
  await services.db.apiToken.create({
    data: {
      name: called,
      scopes: [{ permission: 'shows', action: 'list' }],
      ...kept,
      ownerId: staff.id,
      expiresAt: new Date(Date.now() + DAY),
    },
  });
  const opens = async () =>
    (await request.get('/api/admin/shows', { headers: { authorization: `Bearer ${secret}` } })).status();
  expect(await opens()).toBe(200);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/update');
  const part = page.getByRole('region', { name: 'Alterar senha' });
  const ending = part.getByRole('listitem').filter({ hasText: called });
  await expect(ending).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await part.getByRole('textbox', { name: 'Senha atual' }).fill(PASSWORD);
  await part.getByRole('textbox', { name: /^Senha nova/ }).fill('Farol-Apagado-77');
  await part.getByRole('textbox', { name: 'Repita a senha nova' }).fill('Farol-Apagado-77');
  await part.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(page.getByText('os seus tokens de API foram encerrados')).toBeVisible();
  await expect(ending).toHaveCount(0);
  expect(await opens()).toBe(401);
  await page.goto('/admin/tokens');
  await page.getByRole('main').getByRole('link', { name: called }).first().click();
  await expect(page.getByText('O dono trocou de senha')).toBeVisible();
});

test('the API of the back office is read and tried by staff alone', async ({ page, services }) => {
  await page.goto('/api/docs/office/tokens');
  const office = page.getByRole('heading', { name: '/api/admin/tokens', exact: false });
  await expect(page.getByRole('main').getByRole('link', { name: 'Entre no painel' })).toHaveAttribute(
    'href',
    /\/admin\/login$/,
  );
  await expect(office).toHaveCount(0);

  const staff = await createStaff(services);
  const { secret, ...kept } = createApiToken();
  await services.db.apiToken.create({
    data: {
      name: 'Painel de audiência',
      scopes: [{ permission: 'shows', action: 'list' }],
      ...kept,
      ownerId: staff.id,
      expiresAt: new Date(Date.now() + DAY),
    },
  });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/tokens');
  await page.getByRole('main').getByRole('link', { name: 'Documentação da API' }).click();
  const menu = page.getByRole('navigation', { name: 'Páginas' });
  await expect(menu.getByRole('link', { name: 'Entre no painel' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Tokens', exact: true }).click();
  await expect(office.first()).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violationsOf(page)).toEqual([]);

  // By the token alone: the session of whoever reads is no part of it.
  await menu.getByRole('link', { name: 'Shows', exact: true }).last().click();
  const list = page.getByRole('region', { name: 'GET /api/admin/shows', exact: true });
  await list.getByText('Experimentar').click();
  await list.getByRole('button', { name: 'Enviar GET' }).click();
  await expect(list.getByText(/^401 /)).toBeVisible();
  await page.getByLabel('Token para experimentar').fill(secret);
  await list.getByRole('button', { name: 'Enviar GET' }).click();
  await expect(list.getByText(/^200 /)).toBeVisible();
});
