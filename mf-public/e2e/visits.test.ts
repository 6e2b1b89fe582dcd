import { randomUUID } from 'node:crypto';
import { registered, signInToVote } from '../../e2e/support/people.ts';
import { expect, someAddress, test } from '../../e2e/support/test.ts';
import { cardOf, ownTheory } from '../../e2e/support/theories.ts';

/** Of a browser that somebody holds: the tests' own says that it is steered, and isn't counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('a tab is one visit, whatever is done in it; another tab is another, a robot none', async ({
  browser,
  page,
  services,
}) => {
  const source = `radio-${randomUUID()}`;
  const counted = async () => {
    const { _sum } = await services.db.visitDay.aggregate({ where: { source }, _sum: { visits: true } });
    return _sum.visits ?? 0;
  };
  const theory = await ownTheory(services);
  await expect.poll(async () => (await page.request.get(theory.address)).status()).toBe(200);
  await page.goto(`${theory.address}?utm_source=${source}`);
  await expect(cardOf(page, theory)).toBeVisible();

  const context = await browser.newContext({
    userAgent: PHONE,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const tab = await context.newPage();
  await tab.goto(`${theory.address}?utm_source=${source}`);
  await expect.poll(counted).toBe(1);

  await tab.reload();
  const person = await registered(tab.request);
  await cardOf(tab, theory).getByRole('button', { name: 'Sim' }).click();
  await signInToVote(tab, person);
  await expect(cardOf(tab, theory).getByText('1 voto', { exact: true })).toBeVisible();
  await tab.goto('/');
  await expect(tab.getByRole('link', { name: 'Meu perfil' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/');
  // Whatever the first told beside its visit has arrived before.
  await expect.poll(counted).toBe(2);
  await context.close();
});
