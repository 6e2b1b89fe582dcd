import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { registered } from './support/people.ts';
import { enter } from './support/sessions.ts';
import { countTaps, taps } from './support/taps.ts';
import { expect, someAddress, test } from './support/test.ts';

// As most people have it.
test.use({ reducedMotion: 'no-preference' });

test('staff sign in, create a series and a theory, open, close and resolve it; visitors see each step', async ({
  page,
  browser,
  services,
}) => {
  const staff = await createStaff(services, { name: 'Amália Torres' });
  const name = `A Última Balsa ${staff.id.slice(-6)}`;
  const question = `Quem solta a balsa ${staff.id.slice(-6)} do cais?`;
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Menu da administração' });
  const dialog = page.getByRole('dialog');

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Entrar' }).dblclick();
  await expect(main.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await services.db.session.count({ where: { subjectId: staff.id } })).toBe(1);

  await menu.getByRole('link', { name: 'Séries' }).click();
  await main.getByRole('link', { name: 'Nova série' }).click();
  await main.getByRole('textbox', { name: 'Título' }).fill(name);
  await main.getByRole('textbox', { name: 'Plataforma' }).fill('Nuvra+');
  await main
    .getByRole('textbox', { name: 'Sinopse' })
    .fill('Um rio, duas margens e uma balsa que volta sozinha.');
  await main.getByRole('combobox', { name: 'Situação' }).click();
  await page.getByRole('option', { name: 'Publicada' }).click();
  await main.getByRole('button', { name: 'Criar' }).dblclick();
  await expect(main.getByRole('heading', { name })).toBeVisible();
  expect(await services.db.show.count({ where: { title: name } })).toBe(1);

  await menu.getByRole('link', { name: 'Enquetes' }).click();
  await main.getByRole('link', { name: 'Nova enquete' }).click();
  await main.getByRole('textbox', { name: 'Pergunta' }).fill(question);
  await main.getByRole('combobox', { name: 'Série' }).fill(name);
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The third press since the menu: the rest was typed.
  await main.getByRole('button', { name: 'Criar e abrir votação' }).dblclick();
  await expect(main.getByRole('heading', { name: question })).toBeVisible();
  expect(await services.db.poll.count({ where: { title: question } })).toBe(1);
  await expect(main.getByText('Aberta', { exact: true }).first()).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  const visitor = await other.newPage();
  await enter(visitor, 'user', await registered(other.request));
  const theory = visitor.getByRole('article').filter({ hasText: question });
  await expect(async () => {
    await visitor.goto('/');
    await visitor.getByRole('link', { name }).click({ timeout: 1000 });
  }).toPass();
  await theory.getByRole('button', { name: 'Sim' }).click();
  await expect(theory.getByText('seu voto')).toBeVisible();

  await main.getByRole('button', { name: 'Encerrar' }).click();
  await dialog.getByRole('button', { name: 'Encerrar' }).click();
  await expect(main.getByText('Encerrada', { exact: true }).first()).toBeVisible();
  await expect(theory.getByRole('button', { name: 'Mudar voto' })).toBeHidden();

  // From the list it takes four presses, and what is typed.
  await menu.getByRole('link', { name: 'Enquetes' }).click();
  const actions = main.getByRole('button', { name: `Ações de ${question}` });
  await expect(actions).toBeVisible();
  await countTaps(page);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Resolver' }).click();
  await expect(dialog).toContainText(question);
  await dialog.getByRole('radio', { name: 'Sim' }).click();
  // The stamp goes with the answer: three presses resolve a theory, a fourth is a stamp of one's own.
  await expect(dialog.getByRole('radio', { name: 'Confirmada' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Como se soube' }).fill('No último episódio ela corta a corda.');
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(page.getByText('Teoria resolvida.')).toBeVisible();
  expect(await taps(page)).toBeLessThanOrEqual(4);
  await expect(async () => {
    await visitor.reload();
    await expect(theory.getByText('Confirmada')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(theory.getByText('No último episódio ela corta a corda.')).toBeVisible();
  await visitor.goto('/perfil');
  await expect(visitor.getByText('Você acertou 1 de 1 teoria', { exact: true })).toBeVisible();
  await other.close();

  // One more like it is made and opened in three presses, and not a key.
  await countTaps(page);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await main.getByRole('button', { name: 'Criar e abrir votação' }).click();
  await expect(main.getByText('Aberta', { exact: true }).first()).toBeVisible();
  expect(await taps(page)).toBe(3);

  await menu.getByRole('link', { name: 'Ações', exact: true }).click();
  // By its menu: what a row says of the record may not fit beside longer ones.
  const row = main
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Ações de Resolução · ${question}` }) });
  await expect(row).toHaveCount(1);
  await row.click();
  const change = main.getByRole('row').filter({ hasText: 'Situação' });
  await expect(change).toContainText('Encerrada');
  await expect(change).toContainText('Resolvida');
});
