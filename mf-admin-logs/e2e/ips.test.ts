import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered } from '../../e2e/support/expected.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, someAddress, test } from '../../e2e/support/test.ts';

test('an address is listed with what came from it and the people behind it', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/ips?q=198.51.100.14');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '198.51.100.14' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', { name: '198.51.100.14' }).click();
  await expect(main.getByRole('table', { name: 'O que veio deste endereço, por dia' })).toBeVisible();
  await main.getByRole('tab', { name: 'Pessoas' }).click();
  await expect(main.getByRole('table', { name: 'Quem passou por este endereço' })).toBeVisible();
});

test('an address is blocked, its people are told so, and it is unblocked again', async ({
  page,
  browser,
  services,
  complaints,
}) => {
  complaints.expect(answered(403, '/api/login'));
  const address = someAddress();
  const visitor = await createVisitor(services);
  const staff = await createStaff(services);
  const theirs = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  await enter(theirs, 'user', { email: visitor.email, password: PASSWORD });
  // Figures are written once a second.
  await expect.poll(() => services.db.ipAddress.count({ where: { address } })).toBe(1);

  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto(`/admin/ips/${address}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bloquear' });
  await expect(dialog.getByText('Até hoje, 1 pessoa passou por aqui.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Campo obrigatório.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Votos em série');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(main.getByText('Votos em série')).toBeVisible();

  await theirs.evaluate(() => localStorage.clear());
  await theirs.goto('/login');
  await theirs.getByLabel('CPF ou e-mail').fill(visitor.email);
  await theirs.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await theirs.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(theirs.getByText('Esta conexão está bloqueada para participar.').first()).toBeVisible();

  await main.getByRole('button', { name: 'Desbloquear' }).click();
  const lift = page.getByRole('dialog', { name: 'Desbloquear' });
  await lift.getByRole('textbox', { name: 'Motivo' }).fill('Era a escola');
  await lift.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(main.getByText('Livre', { exact: true })).toBeVisible();
  await theirs.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
  await theirs.close();
});

test('an address nobody has come from is blocked ahead', async ({ page, services }) => {
  const address = someAddress();
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/ips');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Bloquear um endereço' }).click();
  await main.getByRole('textbox', { name: 'Endereço' }).fill('10.0.0.300');
  await main.getByRole('textbox', { name: 'Motivo' }).fill('Denúncia');
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(main.getByText('Endereço IP inválido.').first()).toBeVisible();
  await main.getByRole('textbox', { name: 'Endereço' }).fill(address);
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(main.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expect(main.getByText('Ainda não visto').first()).toBeVisible();
});
