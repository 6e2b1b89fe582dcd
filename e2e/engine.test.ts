import { createPoll, createShow } from '../bff/test/content.ts';
import { createStaff, createVisitor, PASSWORD } from '../bff/test/factories.ts';
import { createSuggestion } from '../bff/test/suggestions.ts';
import { violationsOf } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a list is arranged, and is so again in another browser', async ({ page, browser, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/suggestions?sort=createdAt&f[state]=new');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filtros salvos' }).click();
  await page.getByRole('menuitem', { name: 'Salvar filtro atual' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome do filtro' }).fill('Novas, da mais antiga');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await main.getByRole('button', { name: 'Novas, da mais antiga' }).click();
  await page.getByRole('menuitem', { name: 'Gerenciar filtros' }).click();
  await dialog.getByRole('combobox', { name: 'A lista abre com' }).click();
  await page.getByRole('option', { name: 'Novas, da mais antiga' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  await main.getByRole('button', { name: 'Colunas' }).click();
  await dialog.getByRole('checkbox', { name: 'Série' }).uncheck();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(main.getByRole('button', { name: '5 de 6 colunas' })).toBeVisible();

  const other = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await enter(other, 'admin', { email: staff.email, password: PASSWORD });
  await other.goto('/admin/suggestions');
  await expect(other.getByRole('button', { name: '5 de 6 colunas' })).toBeVisible();
  await expect(other).toHaveURL(/sort=createdAt&f%5Bstate%5D=new/);
  await other.getByRole('button', { name: 'Novas, da mais antiga' }).click();
  await other.getByRole('menuitem', { name: 'Todos' }).click();
  await expect(other).toHaveURL(/\/admin\/suggestions\?page=1$/);
  const width = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await other.close();
});

test('an action runs over all that a filter finds, beyond the page', async ({ page, services }) => {
  const { db } = services;
  const staff = await createStaff(services);
  const { id: showId } = await createShow(db, { title: `Maré Alta ${crypto.randomUUID()}` });
  const { id: authorId } = await createVisitor(services);
  for (let n = 0; n < 30; n += 1)
    await createSuggestion(
      db,
      { showId, authorId, text: `E se a maré ${n} nunca baixar?` },
      n < 29 ? 'new' : 'merged',
    );
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto(`/admin/suggestions?f[showId]=${showId}`);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }).check();
  await main.getByRole('button', { name: 'Selecionar todos os 30' }).click();
  await expect(main.getByText('Todos os 30 que combinam')).toBeVisible();
  await main.getByRole('button', { name: 'Analisar (30)' }).click();
  const asked = page.getByRole('dialog').getByText('Será feito em 29 registros, um por um. 1 fica de fora');
  await expect(asked).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Analisar' }).click();

  const outcome = page.getByRole('dialog', { name: 'Analisar: resultado' });
  await expect(outcome.getByText('29 registros concluídos.')).toBeVisible({ timeout: 30_000 });
  await expect(outcome.getByRole('link', { name: 'E se a maré 29 nunca baixar?' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await outcome.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(main.getByRole('region', { name: 'Ações em lote' })).toBeHidden();
  expect(await db.suggestion.count({ where: { showId, state: 'in_review' } })).toBe(29);
});

test('the palette leads to a page and to a record by the keyboard alone', async ({ page, services }) => {
  const staff = await createStaff(services);
  const word = `Bruxuleante${Date.now()}`;
  const poll = await createPoll(services.db, { title: `${word} até o fim?` });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' });
  await expect(field).toBeFocused();
  await field.fill('sugestoes');
  await expect(page.getByRole('option', { name: 'Sugestões', exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/suggestions$/);

  await page.keyboard.press('Control+k');
  await field.fill(word.toLowerCase());
  await expect(page.getByRole('option', { name: poll.title })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/polls/${poll.id}$`));

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Usados há pouco' }).getByRole('option');
  await expect(recent).toHaveText([new RegExp(word), 'Sugestões']);
  await field.fill('nova enquete');
  await expect(page.getByRole('option', { name: 'Nova enquete' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/polls\/create$/);
  await page.keyboard.press('Control+k');
  await field.fill('sair');
  await expect(page.getByRole('option', { name: 'Sair' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/login$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('palette.');
});

test('what is typed before the palette is there stands in its field, and is no key of the page', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { promise: isTyped, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  // '?' opens the keys of the page, and '/' goes to its search.
  await page.keyboard.type('?/notas');
  await page.keyboard.press('Backspace');
  const field = page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' });
  await expect(field).toBeHidden();
  resolve();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('?/nota');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type(' fiscal');
  await expect(field).toHaveValue('?/nota fiscal');
});

test('keys of one letter can be switched off, and on again without them', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/faq');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await keys.getByRole('switch', { name: 'Usar teclas de uma letra ou sinal' }).uncheck();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  for (const key of ['?', '/']) await page.keyboard.press(key);
  await expect(search).not.toBeFocused();
  await expect(keys).toBeHidden();

  await page.reload();
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' }).fill('atalhos');
  await page.getByRole('option', { name: 'Atalhos do teclado' }).click();
  await keys.getByRole('switch').check();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
});

test('two people who change one record keep the best of both', async ({ page, services }) => {
  const staff = await createStaff(services);
  const poll = await createPoll(services.db, { title: 'A maré sobe?', featured: false });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto(`/admin/polls/edit/${poll.id}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Pergunta' }).fill('A maré sobe até o farol?');
  await services.db.poll.update({
    where: { id: poll.id },
    data: { featured: true, version: { increment: 1 } },
  });
  await main.getByRole('button', { name: 'Salvar' }).click();
  const notice = main.getByRole('alert').filter({ hasText: 'Outra pessoa salvou' });
  await expect(notice.getByRole('radiogroup', { name: 'Pergunta' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Ficar com as escolhas' }).click();
  await main.getByRole('button', { name: 'Salvar' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'A maré sobe até o farol?' })).toBeVisible();
  const saved = await services.db.poll.findUniqueOrThrow({ where: { id: poll.id } });
  expect([saved.title, saved.featured]).toEqual(['A maré sobe até o farol?', true]);
});
