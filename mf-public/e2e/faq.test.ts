import { randomInt } from 'node:crypto';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test, type Page } from '../../e2e/support/test.ts';

const expectNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);
const opened = (page: Page) => page.locator('details[open]');
const summary = (page: Page, question: string) => page.locator('summary', { hasText: question });

test('a visitor finds an answer by typing, without accents, and says that it helped', async ({
  page,
  services,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar nas perguntas' });
  await search.fill('PREMIO dinheiro');
  await expect(page.getByText('1 pergunta encontrada')).toBeVisible();
  await expect(opened(page)).toContainText('A lei não permite trocar o prêmio');
  await expect(page.locator('mark').first()).toHaveText('prêmio');
  await expectNoViolations(page);

  const { id } = await services.db.faqEntry.findUniqueOrThrow({ where: { slug: 'trocar-por-dinheiro' } });
  const yes = () => services.db.faqRating.count({ where: { entryId: id, helpful: true } });
  const before = await yes();
  const said = (name: string) =>
    opened(page).getByRole('group', { name: 'Isto ajudou?' }).getByRole('button', { name });
  await said('Sim').click();
  await expect(opened(page).getByText('Obrigado por responder!')).toBeVisible();
  await expect(said('Sim')).toHaveAttribute('aria-pressed', 'true');
  expect(await yes()).toBe(before + 1);

  await page.reload();
  await summary(page, 'Posso trocar o prêmio').click();
  await expect(said('Sim')).toHaveAttribute('aria-pressed', 'true');
  await said('Não').click();
  await expect(opened(page).getByRole('link', { name: 'Abrir o SAC' })).toBeVisible();
  expect(await yes()).toBe(before);
});

test('who finds nothing is led to customer service, over the same page', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Buscar nas perguntas' });
  await search.fill('submarino');
  await expect(page.getByRole('heading', { name: 'Nada encontrado para “submarino”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Falar com o SAC' }).click();
  await expect(page).toHaveURL(/\/faq\?sac/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await page.getByRole('link', { name: 'Onde achar os dados da nota' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajuda com notas e números' })).toBeVisible();
});

test('a link leads to one question, open, and the keyboard opens the next', async ({ page }) => {
  await page.goto('/faq#nota-recusada');
  const question = summary(page, 'A minha nota foi recusada');
  await expect(question).toBeFocused();
  await expect(opened(page)).toContainText('nota emitida fora do período');
  await expect(question).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveCount(0);

  await summary(page, 'Como são escolhidos os ganhadores?').focus();
  await page.keyboard.press('Space');
  await expect(opened(page)).toContainText('Loteria Federal');
  await opened(page).getByRole('link', { name: 'Link desta pergunta' }).click();
  await expect(page).toHaveURL(/#como-e-o-sorteio$/);
  await opened(page).getByRole('link', { name: 'Ganhadores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ganhadores' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and a link still leads to one; machines read them too', async ({ page, request }) => {
    await page.goto('/faq');
    await expect(page.getByText('Abra a teoria, escolha a sua resposta')).toBeHidden();
    await summary(page, 'Como voto em uma teoria?').click();
    await expect(page.getByText('Abra a teoria, escolha a sua resposta')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/ganhadores');
    await page.goto('/faq#por-que-o-cpf');
    await expect(page.getByText('O CPF é guardado com criptografia')).toBeVisible();

    const html = await (await request.get('/faq')).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).toContain('"FAQPage"');
    expect(json).toContain('Para garantir um cadastro por pessoa');
  });

  test('winners are in the HTML, with their CPF in part alone', async ({ page, services }) => {
    const won = { prize: { draw: { slug: 'primeira-edicao' } } };
    const first = await services.db.winner.findFirstOrThrow({
      where: { ...won, prize: { ...won.prize, position: 1 }, unit: 1 },
    });
    const lost = await services.db.winner.findFirstOrThrow({ where: { ...won, state: 'not_found' } });
    const surrogate = await services.db.winner.findFirstOrThrow({
      where: { ...won, rank: 1, unit: lost.unit, prizeId: lost.prizeId },
    });
    await page.goto('/ganhadores');
    const item = page.getByRole('listitem').filter({ hasText: first.maskedCpf });
    await expect(item).toContainText(`CPF ${first.maskedCpf}`);
    const printed = String(first.number).padStart(5, '0');
    await expect(item).toContainText(`00${first.series}/${printed}`);
    // Other tests draw as well, with surrogates of their own.
    await expect(page.getByRole('listitem').filter({ hasText: surrogate.maskedCpf })).toContainText(
      'suplente',
    );
    await expect(page.getByText(lost.maskedCpf)).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Puxe o Fio, 2ª edição' })).toContainText(
      'Sorteio marcado',
    );
    expect(await page.content()).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
  });
});

test('staff write a question, put it first by keyboard and see it as visitors do', async ({
  page,
  services,
}) => {
  const question = `Posso votar pelo celular ${randomInt(1_000_000)}?`;
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/faq');
  await page.getByRole('link', { name: 'Nova pergunta' }).click();
  await page.getByRole('textbox', { name: 'Pergunta', exact: true }).fill(question);
  await expect(page.getByRole('textbox', { name: 'Endereço' })).toHaveValue(/^posso-votar-pelo-celular-\d+$/);
  await page.getByRole('textbox', { name: 'Resposta', exact: true }).fill('Pode, em qualquer navegador.');
  await page.getByRole('switch', { name: 'No site' }).press('Space');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Pergunta criada.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Pode, em qualquer navegador.')).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/admin/faq');
  await page.getByRole('link', { name: 'Ordenar' }).click();
  const theories = page.getByRole('region', { name: 'Teorias e votos' });
  await expect(theories.getByRole('listitem').last()).toContainText(question);
  const total = await theories.getByRole('listitem').count();
  const up = page.getByRole('button', { name: `Subir: ${question}` });
  await up.focus();
  for (let place = total - 1; place >= 1; place -= 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${question}: agora em ${place}º de ${total}.`)).toBeAttached();
    await expect(up).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${question}: já é a primeira.`)).toBeAttached();
  await expectNoViolations(page);
  await theories.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(page.getByText('Ordem salva: Teorias e votos.')).toBeVisible();
  await expect(theories.getByRole('button', { name: 'Salvar ordem' })).toHaveCount(0);

  await expect(async () => {
    await page.goto('/faq');
    await expect(page.locator('summary').first()).toHaveText(question, { timeout: 1000 });
  }).toPass();
});

test('an order that somebody else has changed meanwhile is not written over', async ({ page, services }) => {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/faq/order');
  const privacy = page.getByRole('region', { name: 'Seus dados' });
  const texts = () => privacy.getByRole('listitem').getByRole('link').allTextContents();
  await expect(privacy.getByRole('listitem')).not.toHaveCount(0);
  const [first = '', second = ''] = await texts();

  // By drag: from the first row's handle to below the second row.
  const handle = privacy.getByTitle('Arrastar').first();
  await privacy.getByRole('listitem').last().scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const below = await privacy.getByRole('listitem').nth(1).boundingBox();
  if (!from || !below) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.move(from.x + 8, below.y + below.height - 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await texts()).slice(0, 2)).toEqual([second, first]);

  const added = { category: 'privacy', position: 99, answer: '<p>Sim.</p>', published: false };
  const slug = `nova-${randomInt(1_000_000)}`;
  const { id } = await services.db.faqEntry.create({ data: { ...added, slug, question: `${slug}?` } });
  await privacy.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(privacy.getByRole('alert')).toContainText('Outra pessoa mudou');
  await privacy.getByRole('button', { name: 'Carregar a ordem atual' }).click();
  await expect(privacy.getByRole('link', { name: `${slug}?` })).toBeVisible();
  expect((await texts()).slice(0, 2)).toEqual([first, second]);
  await services.db.faqEntry.delete({ where: { id } });
});

test('who may only list reads the order; who may order is asked before an unsaved one is lost', async ({
  page,
  services,
}) => {
  const list = { permission: 'faq', action: 'list' } as const;
  const reader = await createStaff(services, { type: 'user', permissions: [list] });
  await enter(page, 'admin', { email: reader.email, password: PASSWORD });
  await page.goto('/admin/faq/order');
  const prizes = page.getByRole('region', { name: 'Sorteios e prêmios' });
  await expect(prizes.getByRole('listitem')).not.toHaveCount(0);
  await expect(prizes.getByRole('button')).toHaveCount(0);
  await expect(prizes.getByTitle('Arrastar')).toHaveCount(0);

  const editor = await createStaff(services);
  await enter(page, 'admin', { email: editor.email, password: PASSWORD });
  await page.goto('/admin/faq/order');
  await prizes
    .getByRole('button', { name: /^Descer/ })
    .first()
    .click();
  await page
    .getByRole('navigation', { name: 'Menu da administração' })
    .getByRole('link', { name: 'FAQ' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await prizes.getByRole('button', { name: 'Desfazer' }).click();
  await expect(prizes.getByRole('button', { name: 'Salvar ordem' })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Menu da administração' })
    .getByRole('link', { name: 'FAQ' })
    .click();
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible();
});
