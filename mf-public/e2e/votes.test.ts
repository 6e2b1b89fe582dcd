import { tabTo } from '../../e2e/support/keyboard.ts';
import { createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { registered, signInToVote, somebody } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, someAddress, test } from '../../e2e/support/test.ts';
import { cardOf, openTheory, ownTheory } from '../../e2e/support/theories.ts';

const signedIn = async (page: Page): Promise<void> => enter(page, 'user', await registered(page.request));

test('a double click votes once; the vote can be changed and survives a reload', async ({
  page,
  services,
}) => {
  await signedIn(page);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Sim' }).dblclick();
  await expect(card.getByText('1 voto', { exact: true })).toBeVisible();
  await expect(card.getByText('100%', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Mudar voto' }).click();
  await card.getByRole('button', { name: 'Não' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Não');
  await expect.poll(() => services.db.vote.count({ where: { pollId: theory.id, revision: 2 } })).toBe(1);
  await page.reload();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Não');
});

test("a second browser sees the first one's vote without a reload", async ({ browser, page, services }) => {
  await signedIn(page);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText('1 voto', { exact: true })).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  const second = await other.newPage();
  await signedIn(second);
  await second.goto(theory.address);
  await cardOf(second, theory).getByRole('button', { name: 'Não' }).click();
  await expect(card.getByText('2 votos')).toBeVisible();
  await expect(card.getByText('50%', { exact: true }).first()).toBeVisible();
  await other.close();
});

test('a vote after the close is not counted, and the card says so', async ({ page, services }) => {
  await signedIn(page);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await services.db.poll.update({
    where: { id: theory.id },
    data: { closesAt: new Date(Date.now() - 1000) },
  });
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText(/fechou antes de o seu voto chegar/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Sim' })).toHaveCount(0);
  expect(await services.db.vote.count({ where: { pollId: theory.id } })).toBe(0);
});

test('an answer to a theory that was searched for survives the sign-in, and the search with it', async ({
  page,
  services,
}) => {
  const { email } = await createVisitor(services);
  const theory = await ownTheory(services);
  const word = `busca${theory.id.slice(-8)}`;
  await services.db.poll.update({ where: { id: theory.id }, data: { title: `O farol ${word} vive?` } });
  const card = cardOf(page, theory);
  await expect(async () => {
    await page.goto('/teoria');
    await expect(card).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Procurar teorias' }).fill(word);
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: `1 teoria com “${word}”` })).toBeVisible();
  await card.getByRole('button', { name: 'Não' }).click();
  await signInToVote(page, { email, password: PASSWORD });
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toBeInViewport();
  await expect(page).toHaveURL(`/teoria?busca=${word}`);
  await expect.poll(() => services.db.vote.count({ where: { voter: { email } } })).toBe(1);
});

test('registering and voting by keyboard alone', async ({ page }) => {
  const person = somebody();
  const type = async (text: string) => page.keyboard.type(text);
  const tab = async (times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press('Tab');
  };
  await page.goto('/');
  await tabTo(page, page.getByRole('article').first().getByRole('button', { name: 'Não' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'CPF', exact: true })).toBeFocused();
  // Whole, it leads on by itself.
  await type(person.cpf);
  await expect(page.getByRole('heading', { name: 'Sobre você' })).toBeFocused();
  await tab();
  for (const text of ['Maria', 'da Silva', '10101990', person.phone]) {
    await type(text);
    await tab();
  }
  await type('Bahia');
  await expect(page.getByRole('option', { name: 'Bahia' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const city = page.getByLabel('Cidade').and(page.locator('input'));
  // It takes no focus before the state's cities are there.
  await expect(city).toBeEnabled();
  await tab();
  await expect(city).toBeFocused();
  await type('Ilhéus');
  await expect(page.getByRole('option', { name: 'Ilhéus' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tab(2);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Acesso e consentimentos' })).toBeFocused();
  await tab();
  await type(person.email);
  await tab();
  await type(person.email);
  await tab();
  await type(person.password);
  // The button that shows the password stands between the two.
  await tab(2);
  await type(person.password);
  // Links to what is agreed to stand between the boxes.
  for (const label of ['Li e aceito o regulamento', 'Aceito os termos']) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Voto contado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first().getByText('seu voto')).toBeVisible();
});
