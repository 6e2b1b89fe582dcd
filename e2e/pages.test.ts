import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { violationsIn, violationsOf, WINDOWS, wordsCut } from './support/accessibility.ts';
import { answered } from './support/expected.ts';
import { answerInstead } from './support/intercept.ts';
import { registered, signIn, somebody } from './support/people.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

interface MainPage {
  path: string;
  heading: string;
  as?: 'user' | 'admin';
}

/** Every main page with the heading that says it is all there. */
const PAGES: MainPage[] = [
  { path: '/', heading: 'Acertou, errou ou inventou?' },
  { path: '/sal-na-lanterna', heading: 'Sal na Lanterna' },
  { path: '/login', heading: 'Entrar' },
  { path: '/register', heading: 'Criar cadastro' },
  { path: '/forgot', heading: 'Recuperar a senha' },
  { path: '/regulamentos', heading: 'Regulamento da promoção Puxe o Fio' },
  { path: '/faq', heading: 'Perguntas frequentes' },
  { path: '/ganhadores', heading: 'Ganhadores' },
  { path: '/ganhadores/primeira-edicao', heading: 'Puxe o Fio, 1ª edição' },
  { path: '/ganhadores/primeira-edicao/ao-vivo', heading: 'Puxe o Fio, 1ª edição' },
  { path: '/conferir', heading: 'Conferir' },
  { path: '/teoria', heading: 'Teorias' },
  { path: '/premios', heading: 'Prêmios' },
  { path: '/ranking', heading: 'Quem palpita melhor' },
  {
    path: '/teoria/a-luz-chama-algo-do-fundo-do-mar?resposta=sim',
    heading: 'A luz do farol está chamando alguma coisa do fundo do mar?',
  },
  { path: '/unsubscribe', heading: 'Parar de receber novidades' },
  { path: '/agegate', heading: 'Você tem 18 anos ou mais?' },
  { path: '/perfil', heading: 'Olá, Maria', as: 'user' },
  { path: '/admin/login', heading: 'Entrar na administração' },
  { path: '/admin/forgot', heading: 'Recuperar a senha' },
  { path: '/admin/update', heading: 'Alterar senha', as: 'admin' },
  { path: '/admin/dashboard', heading: 'Dashboard', as: 'admin' },
  { path: '/admin/statistics', heading: 'Estatísticas', as: 'admin' },
  { path: '/admin/shows', heading: 'Séries', as: 'admin' },
  { path: '/admin/shows/create', heading: 'Nova série', as: 'admin' },
  { path: '/admin/polls', heading: 'Enquetes', as: 'admin' },
  { path: '/admin/suggestions', heading: 'Sugestões', as: 'admin' },
  { path: '/admin/regulations', heading: 'Regulamentos', as: 'admin' },
  { path: '/admin/email-templates', heading: 'Modelos de e-mail', as: 'admin' },
  { path: '/admin/email-templates/create', heading: 'Novo modelo', as: 'admin' },
  { path: '/admin/faq', heading: 'Perguntas frequentes', as: 'admin' },
  { path: '/admin/faq/create', heading: 'Nova pergunta', as: 'admin' },
  { path: '/admin/faq/order', heading: 'Ordem das perguntas', as: 'admin' },
  { path: '/admin/sac', heading: 'SAC', as: 'admin' },
  { path: '/admin/actions', heading: 'Ações', as: 'admin' },
];

/** The public side is dark whatever the device asks for; the back office has both themes. */
const themesOf = ({ path }: MainPage) =>
  path.startsWith('/admin') ? (['dark', 'light'] as const) : (['dark'] as const);

for (const one of PAGES) {
  const { path, heading, as } = one;
  test(`${path} is accessible in its themes, quiet and fits every window`, async ({ page, services }) => {
    if (as === 'user') await enter(page, 'user', await registered(page.request));
    if (as === 'admin') {
      const { email } = await createStaff(services);
      await enter(page, 'admin', { email, password: PASSWORD });
    }
    const served = await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    // The script has nothing to say of the page that the server did not.
    const [, title = ''] = /<title>([^<]*)</.exec((await served?.text()) ?? '') ?? [];
    if (!path.startsWith('/admin')) await expect(page).toHaveTitle(title);

    // Colours are judged when nothing fades any more.
    const found = await violationsIn(page, themesOf(one), async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    });
    expect(found).toEqual([]);

    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width).toBeLessThanOrEqual(window.width);
      await expect.poll(() => wordsCut(page)).toEqual([]);
    }
  });
}

test('a page is accessible while an answer is on its way', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.goto('/login');
  await answerInstead(page, '*/api/login', () => promise);
  await signIn(page, somebody());
  const bar = page.getByRole('progressbar', { name: 'Carregando' });
  await expect(bar).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  resolve(null);
  await expect(bar).toBeHidden();
});

test('an unknown series answers 404, in the HTML and on the page', async ({ page, request, complaints }) => {
  complaints.expect(answered(404, '/serie-que-nao-existe'));
  expect((await request.get('/serie-que-nao-existe')).status()).toBe(404);
  await page.goto('/serie-que-nao-existe');
  await expect(page.getByText('Página não encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'página inicial' }).click();
  await expect(page.getByRole('heading', { name: 'Na parede' })).toBeVisible();
});

test('the HTML itself tells what a page is about', async ({ request }) => {
  for (const [path, title] of [
    ['/', 'Fio da Meada'],
    ['/sal-na-lanterna', 'Sal na Lanterna'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<title>([^<]*)</.exec(html)?.[1]).toContain(title);
    for (const name of ['name="description"', 'property="og:title"', 'property="og:image"'])
      expect(new RegExp(`<meta ${name} content="[^"]+"`).test(html), `${name} of ${path}`).toBe(true);
  }
  const admin = await (await request.get('/admin/login')).text();
  expect(admin).toContain('noindex');
});
