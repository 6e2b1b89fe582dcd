import { fillAfterCpf, registered, somebody } from '../../e2e/support/people.ts';
import { countTaps, taps } from '../../e2e/support/taps.ts';
import { expect, type Locator, type Page, test } from '../../e2e/support/test.ts';
import { openTheory, ownTheory } from '../../e2e/support/theories.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Where a card stands on the screen, in px from its top. */
const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;
const cpfField = (page: Page) => page.getByRole('textbox', { name: 'CPF', exact: true });

test('a first-time visitor votes in three taps and one form, and stays where they are', async ({
  page,
  services,
}) => {
  const person = somebody();
  const theory = await ownTheory(services);
  await page.goto('/?utm_source=cartaz');
  // The shell's scripts keep the campaign; who leaves before them has none.
  await page.waitForLoadState('networkidle');
  const card = await openTheory(page, { ...theory, address: `${theory.address}?de=cartaz` });
  await card.scrollIntoViewIfNeeded();
  await countTaps(page);
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Sua resposta: Sim')).toBeVisible();
  const place = await topOf(card);
  await cpfField(page).pressSequentially(person.cpf);
  await expect(page.getByRole('heading', { name: 'Sobre você' })).toBeFocused();
  await fillAfterCpf(page, person);
  // Who goes back while it is on its way is still told what became of it.
  await page.route('**/api/register', async (route) => {
    await page.goBack();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Concluir e votar' }).click();

  const end = page.getByRole('dialog', { name: 'Voto contado' });
  await expect(end.getByText(person.email)).toBeVisible();
  expect(await taps(page)).toBe(3);
  const voted = { pollId: theory.id, voter: { email: person.email, utmSource: 'cartaz' } };
  expect(await services.db.vote.count({ where: voted })).toBe(1);
  await end.getByRole('button', { name: 'Continuar na página' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Sim');
  await expect(page).toHaveURL(new RegExp(`${theory.address}\\?de=cartaz$`));
  await expect(card.getByRole('button', { name: 'Mudar voto' })).toBeFocused();
  // The browser rounds when a card's height changes.
  expect(Math.abs((await topOf(card)) - place)).toBeLessThanOrEqual(2);
});

test('who is known types the password, after a wrong one too', async ({ page, services }) => {
  const { cpf, email, password } = await registered(page.request);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Não' }).click();
  await cpfField(page).pressSequentially(cpf);
  await expect(page.getByText('Este CPF já tem cadastro.')).toBeVisible();
  const secret = page.getByRole('textbox', { name: 'Senha' });
  await expect(secret).toBeFocused();
  await secret.fill('Trem-verde-99!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await secret.fill(password);
  await page.getByRole('button', { name: 'Entrar e votar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Não');
  await expect.poll(() => services.db.vote.count({ where: { voter: { email } } })).toBe(1);
});

test('closed by the back button nothing is cast, and what was typed is still there', async ({
  page,
  services,
}) => {
  const { cpf } = somebody();
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  const answer = card.getByRole('button', { name: 'Sim' });
  await answer.click();
  await cpfField(page).pressSequentially(cpf);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Maria');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answer).toBeFocused();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pending-vote'))).toBeNull();
  await answer.click();
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Maria');
});
