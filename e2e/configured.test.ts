import { type ErrorService, startErrorService } from '../bff/test/error-service.ts';
import { answered, cutOff, reported } from './support/expected.ts';
import { enter } from './support/sessions.ts';
import { startOwnProduct } from './support/own-product.ts';
import { expect, type Page, test as base } from './support/test.ts';
import { violationsOf } from './support/accessibility.ts';

interface Configured {
  errors: ErrorService;
  origin: string;
}

/** Playwright's `test` against a product with all that is off otherwise: age gate, a registration to come, observation, products. */
const test = base.extend<object, Configured>({
  errors: [
    async ({}, use) => {
      const errors = await startErrorService();
      await use(errors);
      await errors.stop();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ errors }, use) => {
      const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
      const { product, stop } = await startOwnProduct({
        AGEGATE: 'true',
        REGISTER_START: inAMonth,
        SENTRY_BROWSER_DSN: errors.dsn,
        ANALYTICS: 'true',
        TRUST_PROXY: 'loopback',
        SIGN_INS_AT_ONCE: '1',
        PARTICIPATING_PRODUCTS: 'Suco de caju 1 L, 7891234567895',
      });
      await use(product.origin);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

// One product of its own for the file: with a worker each its tests would start one each.
test.describe.configure({ mode: 'default' });

const DEMO_PASSWORD = 'Teoria!2026';
const GATE = 'Você tem 18 anos ou mais?';

/** As somebody who has passed the gate and answered the cookie notice. */
const asVisitor = (page: Page, origin: string, consent: 'all' | 'necessary') =>
  page.context().addCookies([
    { name: 'agegate', value: '1', url: origin },
    { name: 'cookiesAccept', value: consent, url: origin },
  ]);

/** What the page sends of itself from here on, by its path. */
function observed(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/observation/')) sent.push(pathname);
  });
  return sent;
}

/** Uncaught, as a fault of the page's own. */
const throwInPassing = () =>
  void setTimeout(() => {
    throw new Error('thrown in passing');
  });

const VISITS = '/api/observation/visits';
const taken = ({ errors, text }: { errors: ErrorService; text: string }) =>
  expect.poll(() => errors.received.some(({ body }) => body.includes(text)));

test('with consent a visit is counted and what fails is reported, through our own origin', async ({
  page,
  origin,
  errors,
  complaints,
}) => {
  await asVisitor(page, origin, 'all');
  const sent = observed(page);
  await page.goto('/');
  await expect.poll(() => sent).toContain(VISITS);

  await test.step('an error that nobody caught', async () => {
    complaints.expect({ text: /^Uncaught Error: thrown in passing/ });
    await page.evaluate(throwInPassing);
    await taken({ errors, text: 'thrown in passing' }).toBe(true);
  });

  await test.step('an answer of 500, and one that never came', async () => {
    const broken = '/api/faq';
    complaints.expect(answered(500, broken), cutOff(broken));
    await page.route(`**${broken}`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Perguntas frequentes' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await taken({ errors, text: 'Não foi possível concluir' }).toBe(true);
    await page.unroute(`**${broken}`);
    await page.route(`**${broken}`, (route) => route.abort('connectionreset'));
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await taken({ errors, text: 'Sem conexão com o servidor' }).toBe(true);
  });
});

test('without consent nothing is sent, whatever fails', async ({ page, origin, complaints }) => {
  complaints.expect(
    { text: /^Uncaught Error: thrown in passing/ },
    answered(500, '/api/faq'),
    reported('/faq'),
  );
  await asVisitor(page, origin, 'necessary');
  const sent = observed(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(throwInPassing);
  await page.route('**/api/faq', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Whoever leaves takes along what is still to be told.
  await page.goto('/healthz');
  expect(sent).toEqual([]);
});

for (const path of ['/', '/register'])
  test(`${path} counts down to the registration as the server drew it`, async ({ page, origin }) => {
    await asVisitor(page, origin, 'necessary');
    await page.goto(path);
    // That of the next draw comes further down.
    const clock = page.getByRole('timer').first();
    await expect(clock).toBeVisible();
    const drawn = await clock.textContent();
    await expect(clock).not.toHaveText(drawn ?? '');
  });

test('who has passed the age gate is not shown it again', async ({ page, context }) => {
  await page.goto('/sal-na-lanterna?utm_source=x#topo');
  await expect(page.getByRole('heading', { name: GATE })).toBeVisible();
  await page.getByRole('button', { name: /^Sim/ }).click();
  await expect(page).toHaveURL(/\/sal-na-lanterna\?utm_source=x#topo$/);

  await test.step('by its address', async () => {
    await page.goto('/agegate');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Na parede' })).toBeVisible();
  });

  await test.step('by going back to where it stood', async () => {
    await context.clearCookies();
    await page.goto('/agegate');
    await expect(page.getByRole('heading', { name: GATE })).toBeVisible();
    await page.goto('/faq');
    await page.getByRole('button', { name: /^Sim/ }).click();
    await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: GATE })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Na parede' })).toBeVisible();
  });
});

test('who reviews an invoice says which of the products that take part are on it', async ({ page }) => {
  await enter(page, 'admin', { email: 'otavio@fiodameada.example', password: DEMO_PASSWORD });
  await page.goto('/admin/invoices/review');
  const products = page.getByRole('group', { name: 'Produtos participantes' });
  await expect(products.getByRole('checkbox')).toHaveCount(2);
  // Decisions wait for the picture.
  const picture = page.getByRole('img', { name: /^Foto da nota/ });
  await expect(picture.or(page.getByText('Sem foto'))).toBeVisible();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(products.getByText('Campo obrigatório.')).toBeVisible();
  const juice = products.getByRole('checkbox', { name: 'Suco de caju 1 L' });
  await expect(juice).toBeFocused();
  await juice.check();
  // What it says goes, and the buttons move.
  await expect(products.getByText('Campo obrigatório.')).toBeHidden();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(page.getByText('Aprovada.', { exact: true })).toBeVisible();
});

test('who signs in while the site is full waits in the line, keeps the place through a reload, and is let in', async ({
  page,
  origin,
  request,
  complaints,
}) => {
  complaints.allow(answered(429, '/api/login'));
  await asVisitor(page, origin, 'necessary');
  const fillIn = async () => {
    await page.goto('/login');
    await page.getByLabel('CPF ou e-mail').fill('clara@exemplo.example');
    await page.getByRole('textbox', { name: 'Senha' }).fill(DEMO_PASSWORD);
  };
  const press = () => page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await fillIn();
  // As many as it takes until one of them has to wait: whoever comes after them does too.
  const signIn = (last: number) =>
    request.post('/api/login', {
      headers: { 'x-forwarded-for': `10.0.0.${last}` },
      data: { user: 'ninguem@exemplo.example', password: DEMO_PASSWORD },
    });
  for (let statuses: number[] = []; !statuses.includes(429);)
    statuses = await Promise.all([1, 2, 3].map(async (last) => (await signIn(last)).status()));

  // Called, a place is waited for no longer than some seconds: by then the page has to be there.
  await press();
  const dialog = page.getByRole('dialog', { name: 'Você está na fila' });
  await expect(dialog.getByText(/à sua frente$|próxima pessoa/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sair da fila' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  const place = () => page.evaluate(() => sessionStorage.getItem('line.passwords'));
  const given = await place();
  expect(given).toMatch(/^passwords\./);

  await fillIn();
  await press();
  expect(await place()).toBe(given);
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog).toBeHidden();
  expect(await place()).toBeNull();
});
