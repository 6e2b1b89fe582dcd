import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closeList } from '../../e2e/support/server/close-list.ts';
import { PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { drawToFreeze } from '../../e2e/support/draws.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** What was saved of the same draw, with its own log. */
const EXAMPLE = fileURLToPath(new URL('../../docs/verification/example', import.meta.url));
const EDITION = '/ganhadores/primeira-edicao';
/** One of its winners was never found, and a surrogate came in. */
const RIGHT = /^Confere\. A apuração refeita aqui deu o resultado publicado, com as mudanças abaixo/;

test('a stranger follows a published draw from the list of winners to its last number', async ({ page }) => {
  await page.goto('/ganhadores');
  await page.getByRole('link', { name: 'Conferir a apuração: Puxe o Fio, 1ª edição' }).click();
  await expect(page).toHaveTitle('Puxe o Fio, 1ª edição · Fio da Meada');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Refazer a apuração' }).click();
  await expect(main.getByText(RIGHT)).toBeVisible();
  const checks = main.getByRole('list', { name: 'O que foi conferido' }).getByRole('listitem');
  await expect(checks.filter({ hasText: '(confere)' })).toHaveCount(7);
  const changes = main.getByRole('list', { name: 'O que mudou depois da apuração' });
  await expect(changes.getByText(/3ª unidade.* não foi encontrado.*Entrou o 1º suplente/)).toBeVisible();
  const walk = main.getByRole('list', { name: 'A busca, número por número' });
  await expect(walk.getByText('premiado').first()).toBeVisible();
  await main.getByText('O que o resumo fecha').click();
  await expect(main.getByText(/^\{"blocks":/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
});

test('a stranger takes evidence and verifier home and checks a draw without us, off line', async ({
  page,
  browser,
}) => {
  await page.goto(EDITION);
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    const path = test.info().outputPath(file.suggestedFilename());
    await file.saveAs(path);
    return path;
  };
  const evidence = await saved('Baixar as provas (ZIP)');
  const verifier = await saved('Baixar o verificador (HTML)');
  const shown = createHash('sha256')
    .update(await readFile(verifier))
    .digest('hex');
  await expect(page.getByText(shown)).toBeVisible();

  const context = await browser.newContext({ offline: true, locale: 'pt-BR' });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (!/^(?:file|blob):/.test(request.url())) asked.push(request.url());
  });
  const home = await context.newPage();
  await home.goto(pathToFileURL(verifier).href);
  expect(await violationsOf(home)).toEqual([]);
  // What other tests promised without the log is refused here, as it should be: the archive is read all the same.
  await home.getByLabel('Escolher arquivos').setInputFiles(evidence);
  await expect(
    home.getByRole('list', { name: 'O que é conferido' }).getByText('confere').first(),
  ).toBeVisible();
  await home.getByRole('button', { name: 'Conferir outros arquivos' }).click();
  // By keys alone: past the languages and the first way to hand files over.
  await home.getByRole('button', { name: 'English' }).focus();
  for (let step = 0; step < 2; step += 1) await home.keyboard.press('Tab');
  await expect(home.getByLabel('Escolher uma pasta')).toBeFocused();
  const choice = home.waitForEvent('filechooser');
  await home.keyboard.press('Enter');
  await (await choice).setFiles(EXAMPLE);
  const verdict = home.getByRole('heading', { name: 'Confere, com as mudanças públicas abaixo' });
  await expect(verdict).toBeFocused();
  await expect(home.getByText('não localizado')).toBeVisible();
  // The verdict lands: half way there its colours are others.
  await home.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await violationsOf(home)).toEqual([]);
  for (const size of WINDOWS) {
    await home.setViewportSize(size);
    await expect.poll(() => wordsCut(home)).toEqual([]);
  }
  await home.getByRole('button', { name: 'English' }).click();
  await expect(home.getByRole('heading', { name: 'Confirmed, with the public changes' })).toBeVisible();
  expect(asked).toEqual([]);
  await context.close();
});

test('what was changed on the way does not pass', async ({ page }) => {
  await page.route('**/api/draws/primeira-edicao/evidence', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const other = (first: string) => (first === 'a' ? 'b' : 'a');
    const body = text.replace(/(?<="key":")./, other);
    await route.fulfill({ response, body });
  });
  await page.goto(EDITION);
  await page.getByRole('button', { name: 'Refazer a apuração' }).click();
  await expect(page.getByText(/^Não confere\. Veja abaixo/)).toBeVisible();
});

test('a participant finds their number in the list before the extraction and gives the proof away', async ({
  page,
  browser,
  services,
}) => {
  const { id, slug, title, holders } = await drawToFreeze(services, 'Sorteio conferido');
  const [holder] = holders;
  if (!holder) throw new Error('Somebody takes part.');
  await services.db.$transaction((tx) => closeList(services, tx, id, new Date()));
  await expect
    .poll(async () => (await services.db.draw.findUniqueOrThrow({ where: { id } })).state, {
      timeout: 30_000,
    })
    .toBe('frozen');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'user', { email: holder.email, password: PASSWORD });
  await page.goto('/perfil?aba=promocao');
  await page.getByRole('link', { name: `Conferir se os meus números estão na lista: ${title}` }).click();
  await page.getByRole('button', { name: 'Conferir os meus números' }).click();
  await expect(page.getByText('Confere: o seu número está na lista, no seu nome.')).toBeVisible();
  await page.getByRole('button', { name: /^Copiar o link da prova/ }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('está na lista', { exact: true })).toBeVisible();
  expect(await stranger.content()).not.toContain(holder.fullName);
  await stranger.goto(
    link.replace(
      /#prova=(\d+)\.(.)/,
      (_all, code: string, first: string) => `#prova=${code}.${first === 'a' ? 'b' : 'a'}`,
    ),
  );
  await stranger.reload();
  await expect(stranger.getByText('está na lista, mas não por este código')).toBeVisible();
  await stranger.goto(`/ganhadores/${slug}`);
  await expect(stranger.getByRole('link', { name: 'Entrar' }).last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one reads who won, how the number was found, and what the list was bound to', async ({ page }) => {
    await page.goto(EDITION);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Puxe o Fio, 1ª edição' })).toBeVisible();
    await expect(main.getByText('7 3 2 5 4')).toBeVisible();
    await expect(main.getByText(/^Fechada com/)).toBeVisible();
    await expect(main.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
    await expect(main.getByText('CPF ***').first()).toBeVisible();
    const [ld] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(ld).toContain('/ganhadores/primeira-edicao');
  });
});
