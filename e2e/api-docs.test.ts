import { violationsIn, wordsCut } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const THEMES = ['light', 'dark'] as const;

test('a guide, an operation and a field are found by the keyboard, in the reader’s language', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar na documentação' });
  await expect(search).toBeFocused();
  await search.fill('get /api/theories');
  const results = page.locator('#found').getByRole('link');
  await expect(results.first()).toContainText('GET /api/theories');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(results.first()).toBeHidden();
  // A field, which no page's title has, and accents that nobody types.
  await search.fill('requestid');
  await expect(results.first()).toBeVisible();
  await search.fill('centavos dia da venda em sao paulo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/docs\/guides\/sales#/);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales in detail' })).toBeVisible();
  await page.getByRole('link', { name: 'Refusals' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refusals' })).toBeVisible();
});

test('an operation is tried: reading at once, the rest after a press that names it', async ({ page }) => {
  await page.goto('/api/docs/reference/theories#theories.list');
  const list = page.getByRole('region', { name: 'GET /api/theories', exact: true });
  await list.getByText('Experimentar').click();
  await list.getByRole('button', { name: 'Enviar GET' }).click();
  await expect(list.getByText(/^200 /)).toBeVisible();
  await expect(list.locator('output .content')).toContainText('"open"');

  await page.goto('/api/docs/reference/session');
  const signIn = page.getByRole('region', { name: 'POST /api/login', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await signIn.getByText('Experimentar').click();
  await signIn.getByRole('textbox', { name: 'Corpo' }).fill('{}');
  await page.getByLabel('Token para experimentar').fill('fio_secret');
  await signIn.getByRole('button', { name: 'Enviar POST' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar de verdade?' });
  await expect(dialog).toContainText('POST /api/login');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).not.toContain('POST');
  await signIn.getByRole('button', { name: 'Enviar POST' }).click();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(signIn.getByText(/^422 /)).toBeVisible();
  await expect(signIn.locator('output .content')).toContainText('INVALID_REQUEST');
  // Nothing keeps what was pasted.
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).not.toContain('fio_secret');
  await page.reload();
  await expect(page.getByLabel('Token para experimentar')).toHaveValue('');
});

for (const path of [
  '/api/docs',
  '/api/docs/guides/start',
  '/api/docs/reference/theories',
  '/api/docs/errors/NOT_FOUND',
])
  test(`${path} can be read by everybody, at any width`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-script]').waitFor();
    expect(await violationsIn(page, THEMES, (colorScheme) => page.emulateMedia({ colorScheme }))).toEqual([]);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        width,
        width,
      ]);
      expect(await wordsCut(page)).toEqual([]);
    }
  });
