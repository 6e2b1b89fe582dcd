import { randomInt } from 'node:crypto';
import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { fillRegistration, somebody } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test, type Page } from '../../e2e/support/test.ts';

const expectNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

test('the regulation is read, taken along as PDF and traced back to its first version', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamento', exact: true }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Regulamento da promoção Puxe o Fio');
  await expect(page.getByText('Certificado de Autorização SPA/MF nº').first()).toBeVisible();
  await expectNoViolations(page);

  const pdf = page.getByRole('link', { name: /^Baixar PDF/ });
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  expect(download.suggestedFilename()).toBe('regulamento-v2.pdf');

  await page.getByRole('navigation', { name: 'Neste documento' }).getByText('6. Prêmios').click();
  await expect(page).toHaveURL(/#6-premios$/);
  await expect(page.getByRole('heading', { name: '6. Prêmios' })).toBeInViewport();

  await page.getByRole('link', { name: /^Versão 1,/ }).click();
  await expect(page.getByText('Esta versão foi substituída')).toBeVisible();
  await expect(page.getByText('48 horas').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ler a versão em vigor' }).click();
  await expect(page.getByText('O que mudou nesta versão')).toBeVisible();
});

test('text, title and hash are in the HTML that the server sends', async ({ request }) => {
  const policy = await (await request.get('/regulamentos/privacidade')).text();
  expect(policy).toContain('<title>Política de privacidade');
  expect(policy).toContain('Autoridade Nacional de Proteção de Dados');
  expect((await request.get('/regulamentos/nao-existe')).status()).toBe(404);
});

test('a document goes from draft to publication, to be final', async ({ page, services }) => {
  const name = `Concurso cultural ${randomInt(1_000_000)}`;
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/regulations/create');
  await page.getByRole('textbox', { name: 'Título' }).fill(name);
  await page.getByRole('textbox', { name: 'Certificado de autorização' }).fill('123');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Vale a resposta mais criativa.');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(page.getByText('Use o formato 00.000000/0000.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Certificado de autorização' }).fill('04.123456/2026');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(page.getByText('Rascunho criado.', { exact: false })).toBeVisible();

  // In force in a year only: whoever registers meanwhile agrees to the same documents as before.
  const { id, slug } = await services.db.regulation.findFirstOrThrow({ where: { title: name } });
  const effectiveFrom = new Date(services.clock.now().getTime() + 365 * 24 * 3_600_000);
  await services.db.regulation.update({ where: { id }, data: { effectiveFrom } });
  await page.goto(`/admin/regulations/${id}`);
  await expect(page.getByText('Vale a resposta mais criativa.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await expect(dialog).toContainText('não muda mais');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão publicada.')).toBeVisible();
  await expect(page.getByText('Agendada').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);

  await page.goto(`/regulamentos/${slug}/1`);
  await expect(page.getByText('Esta versão ainda não está em vigor')).toBeVisible();
});

test('who registers while a document changes reads the new version first', async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page, somebody());
  await expect(page.getByRole('link', { name: /^Ler: Regulamento da promoção/ })).toBeVisible();
  await page.route('**/api/register', async (route) => {
    const data = { ...(route.request().postDataJSON() as object), documents: [] };
    await route.continue({ postData: JSON.stringify(data) });
  });
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'acabam de ser atualizados' })).toBeVisible();
  await expect(page.getByLabel('Li e aceito o regulamento')).not.toBeChecked();
  await page.unroute('**/api/register');
  await page.getByLabel('Li e aceito o regulamento').check();
  await page.getByLabel('Aceito os termos').check();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro feito' })).toBeVisible();
});

test('who has not agreed to a version is told wherever they are, and agrees where it is read', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Documento atualizado' });
  await expect(strip).toContainText('Regulamento da promoção Puxe o Fio tem uma nova versão');
  await strip.getByRole('link', { name: 'Ler e aceitar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamento da promoção Puxe o Fio');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Li e aceito esta versão' }).click();
  await expect(page.getByText('Aceite registrado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Li e aceito esta versão' })).toHaveCount(0);
  const where = { registrationId: visitor.id, regulation: { slug: 'regulamento' } };
  expect(await services.db.consent.findMany({ where })).toMatchObject([{ granted: true, channel: 'web' }]);
});
