import type { Page } from '@playwright/test';
import { answered } from './support/expected.ts';
import { registered, somebody } from './support/people.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** Public pages and what can be read on them without a script. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Acertou, errou ou inventou?'],
  ['/sal-na-lanterna', 'Sal na Lanterna'],
  ['/teoria', 'Teorias'],
  ['/premios', 'Prêmios'],
  ['/ranking', 'Quem palpita melhor'],
  ['/faq', 'Perguntas frequentes'],
  ['/ganhadores', 'Ganhadores'],
  ['/ganhadores/primeira-edicao', 'Puxe o Fio, 1ª edição'],
  ['/ganhadores/primeira-edicao/ao-vivo', 'Puxe o Fio, 1ª edição'],
  ['/conferir', 'Conferir'],
  ['/regulamentos', 'Regulamento da promoção Puxe o Fio'],
  ['/regulamentos/privacidade', 'Política de privacidade'],
  ['/register', 'Criar cadastro'],
  ['/agegate', 'Você tem 18 anos ou mais?'],
];

const THEORY = 'o-detalhe-do-segundo-trailer';

/** What search engines and networks read, where no script runs either. */
const HEADS: readonly (readonly [path: string, title: RegExp, description: RegExp])[] = [
  ['/', /^Fio da Meada: /, /vote nas teorias/],
  ['/sal-na-lanterna', /^Sal na Lanterna · Fio da Meada$/, /Sal na Lanterna/],
  [`/teoria/${THEORY}`, / · Fio da Meada$/, /Sal na Lanterna/],
  ['/regulamentos', /^Regulamentos · Fio da Meada$/, /termos de uso/],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of PAGES) {
    test(`${path} is drawn by the server`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByText(/Sem JavaScript você lê/)).toBeVisible();
      await expect(page.getByText(/escreva para contato \(arroba\) fiodameada/)).toBeVisible();
      await expect(page.getByText(/Usamos só os cookies/)).toBeHidden();
    });
  }

  test('one reads theories with their results and follows links to their series', async ({ page }) => {
    await page.goto('/teoria?estado=resolvidas');
    const resolved = page.getByRole('article').filter({ hasText: '%' }).first();
    await expect(resolved).toBeVisible();
    await page.getByRole('searchbox', { name: 'Procurar teorias' }).fill('LANTERNA');
    await page.getByRole('button', { name: 'Procurar' }).click();
    await expect(page).toHaveURL(/busca=LANTERNA/);
    await expect(page.getByRole('searchbox')).toHaveValue('LANTERNA');
    await expect(page.getByText(/^\d+ teorias? com “LANTERNA”$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Já tem resposta/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Cartazes das séries' })
      .locator('a[href="/sal-na-lanterna"]')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sal na Lanterna' })).toBeVisible();
  });

  test('one reads a theory with its answers, and the whole regulation', async ({ page }) => {
    await page.goto(`/teoria/${THEORY}`);
    const theory = page.getByRole('main').getByRole('article');
    await expect(theory.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theory.getByText('%').first()).toBeVisible();

    await page.goto('/regulamentos');
    await expect(page.getByText(/5\.768\/1971/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '7. Apuração' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'R$ 18.400,00' }).first()).toBeVisible();
  });

  test('one opens the answer to a question, and is told at a theory why no vote is taken', async ({
    page,
  }) => {
    await page.goto('/faq');
    const answer = page.getByText('Para garantir um cadastro por pessoa');
    await expect(answer).toBeHidden();
    await page.getByText('Por que o cadastro pede o meu CPF?').click();
    await expect(answer).toBeVisible();
    await page.goto('/');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByText(/^Para votar, ative o JavaScript/)).toBeVisible();
  });

  for (const [path, title, description] of HEADS) {
    test(`${path} can be found and shared`, async ({ page, request }) => {
      await page.goto(path);
      const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
      await expect(page).toHaveTitle(title);
      expect(await content('name="description"')).toMatch(description);
      expect(await content('property="og:title"')).toBe(await page.title());
      expect(await content('property="og:description"')).toBe(await content('name="description"'));
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      const image = await request.get(new URL((await content('property="og:image"')) ?? '').pathname);
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    });
  }

  test('an unknown page says so', async ({ page, complaints }) => {
    complaints.expect(answered(404, '/serie-que-nao-existe'));
    expect((await page.goto('/serie-que-nao-existe'))?.status()).toBe(404);
    await expect(page.getByText('Página não encontrada')).toBeVisible();
  });
});

/** Marks what the server drew before a script runs, and adds up every shift of the layout. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const world = globalThis as unknown as { shift: number };
    world.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) world.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('main h1')?.setAttribute('data-drawn', 'by the server'),
    );
  });

for (const path of ['/', '/sal-na-lanterna', `/teoria/${THEORY}`, '/faq', '/register']) {
  test(`${path} is taken over as it stands, without a jump`, async ({ page }) => {
    await watch(page);
    await page.goto(path);
    // React marks what it has taken over with properties of its own.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__react')),
    );
    await expect(page.locator('main h1[data-drawn]')).toHaveCount(1);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });
}

const PLACES: readonly (readonly [link: string, heading: string])[] = [
  ['Teorias', 'Teorias'],
  ['Prêmios', 'Prêmios'],
  ['Sorteios e ganhadores', 'Ganhadores'],
];

test('pages take the places of their shapes without a jump', async ({ page }) => {
  await watch(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let shapes = 0;
  for (const [link, heading] of PLACES) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/**', (route) => promise.then(() => route.continue()));
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    // The home knows the prizes already: once its code is here too, their page comes without a shape.
    const shape = page.locator('main [aria-busy="true"]').first();
    const shown = page.getByRole('heading', { level: 1, name: heading });
    await expect(shape.or(shown).first()).toBeVisible();
    if (await shape.isVisible()) shapes += 1;
    resolve();
    await expect(shown).toBeVisible();
    await page.unroute('**/api/**');
  }
  expect(shapes).toBeGreaterThan(0);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test('/ has room for what is new to who is signed in', async ({ page }) => {
  await enter(page, 'user', await registered(page.request));
  await watch(page);
  await page.goto('/');
  await expect(page.getByText('Nada de novo para você por enquanto')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

for (const who of ['whoever comes', 'who is signed in'])
  test(`home is read on a telephone without tiring the thumb of ${who}`, async ({ page }) => {
    if (who === 'who is signed in') await enter(page, 'user', await registered(page.request));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Quem ganhou' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
  });

test('what is typed and pressed before the page answers is done once it does', async ({ page }) => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  // The shell is there and takes note; the page's own code is still on its way.
  await page.route('**/mf/mf-public/**', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(somebody().cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  release();
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test('a form that the browser sends by itself leads back to its page', async ({ request }) => {
  const answer = await request.post('/register?utm_source=teaser', { maxRedirects: 0, form: { cpf: '1' } });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toMatch(/\/register\?utm_source=teaser$/);
});
