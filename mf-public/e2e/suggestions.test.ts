import { createShow } from '../../e2e/support/server/content.ts';
import { createStaff } from '../../e2e/support/server/factories.ts';
import { createSuggestion } from '../../e2e/support/server/suggestions.ts';
import { PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { linkOf, registered, signInHere } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const IDEA = 'E se o faroleiro de 1974 for a própria ilha?';

/** Opens a series just made: it reaches the public pages within their second. */
async function openSeries(page: Page, slug: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a guest writes a suggestion, signs in, finds the words again and sends them once', async ({
  page,
  services,
}) => {
  const show = await createShow(services.db, { title: 'A Ilha do Meio' });
  const person = await registered(page.request);
  await openSeries(page, show.slug, show.title);
  const open = page.getByRole('link', { name: 'Sugerir uma teoria' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Sugerir uma teoria' });
  await expect(dialog.getByRole('combobox', { name: 'Série' })).toHaveValue('A Ilha do Meio');
  await dialog.getByRole('textbox', { name: 'Sua teoria' }).fill(IDEA);
  await expect(dialog.getByText(`${IDEA.length} de 500 caracteres`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(dialog.getByRole('textbox', { name: 'Sua teoria' })).toHaveValue(IDEA);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Entrar para enviar' }).click();
  await signInHere(page, person);
  await expect(dialog.getByRole('textbox', { name: 'Sua teoria' })).toHaveValue(IDEA);
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Sugestão recebida' })).toBeVisible();
  expect(await services.db.suggestion.count({ where: { showId: show.id } })).toBe(1);
  await page.getByRole('button', { name: 'Pronto' }).click();
  await expect(page).toHaveURL(new RegExp(`/${show.slug}$`));
});

test('staff take a suggestion in, approve it and make another a poll; the author is written to', async ({
  page,
  services,
}) => {
  const { db } = services;
  const show = await createShow(db, { title: 'A Ilha do Fim' });
  const person = await registered(page.request);
  const author = await db.registration.findUniqueOrThrow({ where: { email: person.email } });
  const own = { showId: show.id, authorId: author.id };
  await createSuggestion(db, { ...own, text: IDEA });
  await createSuggestion(db, { ...own, text: 'O barco azul é que sonha com a ilha?' }, 'in_review');
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await page.goto(`/admin/suggestions?f[showId]=${show.id}`);
  await main.getByRole('link', { name: IDEA }).click();
  await main.getByRole('button', { name: 'Analisar' }).click();
  await dialog.getByRole('button', { name: 'Analisar' }).click();
  await expect(main.getByText('Em análise', { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Aprovar' }).click();
  await dialog.getByRole('button', { name: 'Aprovar' }).click();
  await expect(main.getByText('Aprovada', { exact: true }).first()).toBeVisible();
  expect(await linkOf(services, person, `/${show.slug}`)).toBe(`/${show.slug}`);

  await page.goto(`/admin/suggestions?f[showId]=${show.id}&f[state]=in_review`);
  await main.getByRole('link', { name: /barco azul/ }).click();
  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Virar enquete' }).click();
  await dialog.getByRole('button', { name: 'Virar enquete' }).click();
  await main.getByRole('link', { name: /barco azul/ }).click();
  await expect(main.getByText('Rascunho', { exact: true }).first()).toBeVisible();

  await openSeries(page, show.slug, show.title);
  await expect(page.getByText('ideia de Maria')).toBeVisible();
  await expect(page.getByText(IDEA)).toBeVisible();
});
