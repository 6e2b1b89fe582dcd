import { fillRegistration, linkOf, registered, signIn, somebody } from '../../e2e/support/people.ts';
import { sentTo } from '../../e2e/support/requests.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a second visitor with the same CPF learns it at the first step', async ({ page, request }) => {
  const { cpf } = await registered(request);
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Confira antes de continuar' });
  await expect(summary).toContainText('CPF já cadastrado.');
  await expect(summary).toBeFocused();
});

test('a double click on the last button registers once', async ({ page }) => {
  const sent = sentTo(page, '/api/register');
  await page.goto('/register');
  await fillRegistration(page, somebody());
  await page.getByRole('button', { name: 'Concluir' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Cadastro feito' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what is typed survives leaving, but neither CPF nor password rests in the browser', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/register');
  await fillRegistration(page, person);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(person.password);
  expect(stored.replace(/\D/g, '')).not.toContain(person.cpf);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'CPF', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(person.cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('textbox', { name: 'Sobrenome' })).toHaveValue('da Silva');
  await expect(page.getByLabel('Cidade').and(page.locator('input'))).toHaveValue('São José dos Campos');
});

test('the address only previews another window; the server keeps its own', async ({ page, request }) => {
  await page.goto('/register?register_start=2099-01-01T00:00:00Z');
  await expect(page.getByRole('heading', { name: 'Os cadastros ainda não abriram' })).toBeVisible();
  await page.goto('/register?register_end=2001-01-01T00:00:00Z');
  await expect(page.getByRole('heading', { name: 'Os cadastros foram encerrados' })).toBeVisible();
  await registered(request);
});

test('a confirmation link works for who is signed in already, and leaves the address bar', async ({
  page,
  request,
  services,
}) => {
  const person = await registered(request);
  const link = await linkOf(services, person, '/login?confirm=');
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
