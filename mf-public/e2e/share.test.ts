import { violationsOf } from '../../e2e/support/accessibility.ts';
import { registered, signInToVote } from '../../e2e/support/people.ts';
import { expect, test, type Page } from '../../e2e/support/test.ts';
import { cardOf, ownTheory, type OwnTheory } from '../../e2e/support/theories.ts';
import type { Services } from '../../e2e/support/server/services.ts';

/** The address of a theory's own page, once the public can read it. */
async function pageOf({ db }: Services, page: Page, { id }: OwnTheory): Promise<string> {
  const { slug } = await db.poll.findUniqueOrThrow({ where: { id } });
  const path = `/teoria/${slug}`;
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  return path;
}

const expectNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

test('an answer is shared, seen by somebody else, answered and kept through the sign-in', async ({
  page,
  browser,
  services,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const theory = await ownTheory(services);
  const path = await pageOf(services, page, theory);
  const person = await registered(page.request);
  await page.goto(path);
  const card = cardOf(page, theory);
  await card.getByRole('button', { name: 'Sim' }).click();
  await signInToVote(page, person);
  await expect(card.getByText('seu voto')).toBeVisible();
  // The sheet has gone, and has left the focus with the card.
  await expect(card.getByRole('button', { name: 'Mudar voto' })).toBeFocused();

  const share = card.getByRole('button', { name: 'Compartilhar' });
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
  const copy = dialog.getByRole('button', { name: 'Copiar link' });
  await expect(copy).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Link copiado.');
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(`${path}?resposta=sim`);
  // The focus stays within however far one goes on.
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('Quem enviou este link respondeu')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1, name: 'O farol está vivo?' })).toBeVisible();
  await expect(cardOf(visitor, theory).getByRole('button', { name: 'Não' })).toBeVisible();
  await expectNoViolations(visitor);
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared link says what it is about, and its image is there', async ({ page, services }) => {
    const path = await pageOf(services, page, await ownTheory(services));
    await page.goto(`${path}?resposta=nao`);
    await expect(page).toHaveTitle('O farol está vivo? · Fio da Meada');
    const content = async (name: string) =>
      (await page.locator(`meta[property="${name}"]`).getAttribute('content')) ?? '';
    expect(await content('og:description')).toContain('respondeu “Não”');
    const image = await page.request.get(new URL(await content('og:image')).pathname);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await image.body()).length).toBeLessThan(300_000);
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a theory of 500 letters fits, page and dialog', async ({ page, services }) => {
    const theory = await ownTheory(services);
    const title = 'Será que a guardiã do farol é a criança da fotografia? '.repeat(10).slice(0, 500);
    const closed = { title, state: 'closed' };
    await services.db.poll.update({ where: { id: theory.id }, data: closed });
    await page.goto(await pageOf(services, page, theory));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    // What is below it moves once the page has measured the title.
    await expect(page.getByRole('button', { name: 'ver mais' })).toBeVisible();
    await cardOf(page, theory).getByRole('button', { name: 'Compartilhar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
    await expect(dialog.getByText(title.trim())).toBeVisible();
    await dialog.getByRole('button', { name: 'Copiar link' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Copiar link' })).toBeInViewport();
    expect(await width()).toBeLessThanOrEqual(320);
  });
});
