import { createVisitor, PASSWORD } from '../bff/test/factories.ts';
import type { Services } from '../bff/test/services.ts';
import { isFocusSeen, violationsOf, watchMotion, wordsCut } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { openTheory, ownTheory } from './support/theories.ts';

/** Home, a series, a vote and the dialog that follows it. */
async function walk(page: Page, services: Services): Promise<void> {
  const visitor = await createVisitor(services);
  const theory = await ownTheory(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Na parede' })).toBeVisible();
  await page.getByRole('link', { name: 'Sal na Lanterna' }).first().hover();
  const card = await openTheory(page, theory);
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText('seu voto')).toBeVisible();
  await card.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('nothing moves for who asks for no motion, and something does for everybody else', async ({
  page,
  services,
}) => {
  const longest = await watchMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk(page, services);
  expect(longest()).toBe(0);
  // The same walk is seen to move otherwise: what watches sees.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await walk(page, services);
  expect(longest()).toBeGreaterThan(0);
});

test('a screen reader is told the question with the answers, the result and whose vote is whose', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  const card = await openTheory(page, await ownTheory(services));
  await expect(card.getByRole('article', { name: 'O farol está vivo?' })).toBeVisible();
  const answers = card.getByRole('group', { name: 'Sua resposta' });
  await expect(answers).toHaveAccessibleDescription('O farol está vivo?');
  await expect(answers).toMatchAriaSnapshot(`
    - group "Sua resposta":
      - button "Sim"
      - button "Não"
  `);
  await answers.getByRole('button', { name: 'Não' }).click();
  await expect(card.getByRole('list', { name: 'Resultado' })).toMatchAriaSnapshot(`
    - list "Resultado":
      - listitem: Sim 0%
      - listitem: Não seu voto 100%
  `);
  await expect(card.getByRole('status').last()).toHaveText('Sim: 0%, Não: 100%');
});

test('a poster is named by its series first, and every picture says what it shows', async ({ page }) => {
  await page.goto('/');
  const posters = page.getByRole('region', { name: 'Cartazes das séries' });
  const poster = posters.locator('a[href="/sal-na-lanterna"]');
  await expect(poster).toHaveAccessibleName(/^Sal na Lanterna \d+ teorias abertas 16 anos Um farol/);
  // Whatever series others of the run have brought before it. A key before the page is hydrated moves nothing.
  await expect(async () => {
    await poster.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(posters.getByRole('link').nth(1)).toBeFocused({ timeout: 1000 });
    await page.keyboard.press('Home');
    await expect(posters.getByRole('link').first()).toBeFocused({ timeout: 1000 });
  }).toPass();
  await poster.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sal na Lanterna' })).toBeVisible();
  const main = page.getByRole('main');
  const textsOf = (pictures: Locator) =>
    pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const alone = await textsOf(main.locator('img:not(article img):not([alt=""])'));
  expect(alone).toEqual([expect.stringMatching(/^Farol aceso/), expect.stringMatching(/^Um farol sobre/)]);
  // A still of a trailer says nothing beside its link, which says what it plays.
  const silent = main.locator('img[alt=""]:not(article img)');
  await expect(main.getByRole('link', { name: /^Assistir: / }).locator('img')).toHaveCount(
    await silent.count(),
  );
  // On the page of its series no card repeats the poster that stands above.
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('article').locator('img')).toHaveCount(0);
});

test('in English the words of theories and series say that they are Portuguese', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/sal-na-lanterna');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pt-BR');
  const card = page.getByRole('article').first();
  await expect(card.getByText('A luz do farol está')).toHaveAttribute('lang', 'pt-BR');
  await expect(card.getByRole('button', { name: 'Sim' })).toHaveAttribute('lang', 'pt-BR');
  await expect(card.getByText(/^\d+ votes$/)).not.toHaveAttribute('lang');
});

/** Further than there is anything to stop at. */
const PRESSES = 20;

test('what gets the focus is not hidden by the cookie notice or the bar', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto('/sal-na-lanterna');
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.focus();
  let count = 0;
  for (; count < PRESSES; count += 1) {
    await page.keyboard.press('Tab');
    if ((await main.locator(':focus').count()) === 0) break;
    await expect.poll(() => isFocusSeen(main.locator(':focus'))).toBe(true);
  }
  expect(count).toBeGreaterThan(5);
});

test('at 400 % the bar and the notice leave the window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/sal-na-lanterna');
  const notice = page.getByRole('region', { name: 'Aviso de cookies' });
  await expect(notice).toBeAttached();
  await page.getByRole('button', { name: 'Sim' }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(notice).not.toBeInViewport();
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
});

test('a search of the questions fits 320 px, found and not found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Buscar nas perguntas' });
  for (const [words, answer] of [
    ['voto', /\d+ perguntas encontradas/],
    ['pneumoultramicroscopicossilicovulcanoconiose', /encontrada/],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: answer })).toBeVisible();
    await expect.poll(() => wordsCut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('a table of a regulation scrolls by itself rather than break its figures', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/regulamentos');
  const scroller = page.getByRole('group', { name: /^Prêmio, Quantidade/ });
  const header = scroller.getByRole('columnheader', { name: 'Quantidade' });
  const lines = await header.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
