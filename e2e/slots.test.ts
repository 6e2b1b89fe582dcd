import { createHash } from 'node:crypto';
import { createVisitor, PASSWORD } from '../bff/test/factories.ts';
import { FAULTY_REMOTE, reported } from './support/expected.ts';
import { enter } from './support/sessions.ts';
import { expect, type Page, test } from './support/test.ts';

const BASE = '/mf/mf-fixture/0123456789abcdef/';
/** Text is all a widget needs to be one; the last one breaks as long as the page says so. */
const CONTAINER = `
globalThis.mf_fixture = {
  init: () => undefined,
  get: (name) => Promise.resolve(() => name === './routes'
    ? { default: { id: 'mf-fixture', routes: [] } }
    : { default: {
        'profile.numbers': () => 'Número da sorte 07 00042',
        'profile.prizes': () => { if (!globalThis.mended) throw new Error('broken'); return 'Prêmio: um par de ingressos'; },
      } }),
};`;

/** A remote that the page's boot document lists, beside the real ones. */
async function withFixture(page: Page, { served = CONTAINER } = {}): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(CONTAINER).digest('base64')}`;
  const entry = {
    id: 'mf-fixture',
    version: '1.0.0',
    build: '0123456789abcdef',
    base: BASE,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': integrity },
    styles: [],
    shellApi: '^1.0.0',
    basePaths: [],
    widgets: ['profile.numbers', 'profile.prizes'],
    slotOrder: { 'profile.prizes': 1 },
  };
  await page.route(/\/perfil/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"remotes":[', `"remotes":[${JSON.stringify(entry)},`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${BASE}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: served }));
}

async function openPromotion(page: Page, services: Parameters<typeof createVisitor>[0]): Promise<void> {
  const { email } = await createVisitor(services);
  await enter(page, 'user', { email, password: PASSWORD });
  await page.goto('/perfil?aba=promocao');
}

test('several remotes fill a slot in their order; what breaks stays in its place and heals', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(reported('kind: render'));
  complaints.allow(...FAULTY_REMOTE);
  await withFixture(page);
  await openPromotion(page, services);
  await expect(page.getByText('Número da sorte 07 00042')).toBeVisible();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Prêmios', exact: true })).toBeVisible();
  await expect(failed.getByText('Este pedaço da página não abriu')).toBeVisible();
  await expect(failed.getByText(/^Incidente [0-9A-F]{8}$/)).toBeVisible();

  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  await failed.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Prêmio: um par de ingressos')).toBeVisible();
  await expect(failed).toHaveCount(0);
  // By name beside the product's own where nothing else is said, after it where the manifest says so.
  expect(await page.getByRole('main').innerText()).toMatch(
    /Número da sorte 07 00042.*Números da sorte.*Prêmios.*Prêmio: um par de ingressos/s,
  );
});

test('a widget altered on its way never runs, and the rest of the profile goes on', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(reported('kind: integrity'));
  complaints.allow(...FAULTY_REMOTE);
  await withFixture(page, { served: `${CONTAINER}\nglobalThis.altered = true;` });
  await openPromotion(page, services);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(2);
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
  await page.getByRole('link', { name: 'Acesso' }).click();
  await expect(page.getByRole('heading', { name: 'Onde você está conectado' })).toBeVisible();
});

test('a part whose slots nobody fills is not there', async ({ page, services }) => {
  await page.route(/\/perfil/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/,"profile\.(?:numbers|prizes|invoices)"/g, '');
    await route.fulfill({ response, body });
  });
  await openPromotion(page, services);
  await expect(page.getByRole('heading', { name: 'Seus votos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Promoção', exact: true })).toHaveCount(0);
});
