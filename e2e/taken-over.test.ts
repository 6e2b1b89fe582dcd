import { registered } from './support/people.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { openTheory, ownTheory } from './support/theories.ts';

// What the server draws is drawn for nobody in particular. That React takes it over as it stands shows in the console,
// which every test listens to.
for (const path of ['/login', '/register', '/forgot', '/login?confirm=nenhum'])
  test(`who is signed in leaves ${path} without a fault`, async ({ page }) => {
    await enter(page, 'user', await registered(page.request));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Na parede' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

test('a chosen answer waits for its sign-in through a reload', async ({ page, services }) => {
  const card = await openTheory(page, await ownTheory(services));
  await card.getByRole('button', { name: 'Sim' }).click();
  const sheet = page.getByRole('dialog', { name: 'Para o seu voto contar' });
  await expect(sheet).toContainText('Sim');
  await page.reload();
  await expect(sheet).toContainText('A sua resposta está guardada.');
});

test('the bar keeps its links when it is known who looks', async ({ page }) => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/shell.*.js', async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  const drawn = await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).elementHandle();
  answer();
  await expect(page.getByRole('banner').locator('[data-only]')).toHaveCount(0);
  expect(await drawn?.evaluate((link) => link.isConnected)).toBe(true);
});
