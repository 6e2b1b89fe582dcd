import { createStaff, PASSWORD, signInStaff } from '../../e2e/support/server/factories.ts';
import { violationsOf, wordsCut } from '../../e2e/support/accessibility.ts';
import { defineDraw, revealSeed } from '../../e2e/support/define-draw.ts';
import { block, drawToFreeze, extractionOf, holdPeriod } from '../../e2e/support/draws.ts';
import { playedFilm } from '../../e2e/support/film.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';
import {
  REQUIRED,
  MATCHED,
  atDesk,
  watching,
  expectShown,
  typeExtraction,
  expectReadable,
  now,
  freeze,
  keepMinutes,
  openDraw,
  pressesOf,
  publish,
  showAllAndCalculate,
} from '../../e2e/support/draw-desk.ts';

test('a draw goes from its definition to a result that a stranger verifies', async ({
  browser,
  page: stranger,
  services,
}) => {
  test.slow();
  const title = 'Sorteio da estação';
  const iris = await atDesk(browser, services, 'Íris Prado', '/admin/dashboard');
  // Accounts that are newer than the draw don't answer for it.
  const bento = await atDesk(browser, services, 'Bento Sales', '/admin/dashboard');
  const id = await defineDraw(iris, title);
  const holders = await holdPeriod(services, id);
  const { slug } = await services.db.draw.findUniqueOrThrow({ where: { id } });
  const [barred, winner, surrogate] = holders;
  if (!barred || !winner || !surrogate) throw new Error('Eight people take part, four of them in series 0.');
  await block(services, barred);
  const prizes = extractionOf(barred.order);
  const path = `/admin/calculation/${id}`;
  await iris.goto(path);
  await expect(iris.getByRole('main').getByText('A ordem dos números ainda não foi revelada.')).toBeVisible();
  await expectReadable(iris);
  await revealSeed(iris, id);
  await iris.goto(path);
  await freeze(iris);

  // The commitment is public before anybody knows the extraction.
  await stranger.goto(`/ganhadores/${slug}`);
  await expect(stranger.getByText('Lista fechada', { exact: true }).first()).toBeVisible();

  const watchers = [await watching(browser, slug), await watching(browser, slug)];
  const [watcher] = watchers as [Page];
  expect(await violationsOf(watcher, 'main')).toEqual([]);

  await typeExtraction(iris, '5732', prizes);
  await expect(now(iris, 'Esperando a segunda pessoa')).toBeFocused();
  await expect(iris.getByRole('main').getByText(`1º prêmio: ${prizes[0]}`)).toBeAttached();

  await bento.goto(path);
  await expect(now(bento, 'Confirmar a extração')).toBeVisible();
  await expectReadable(bento);
  // What the first person typed is nowhere on the second one's page.
  await expect(bento.getByText(prizes[0] ?? '')).toHaveCount(0);
  await typeExtraction(bento, '5732', prizes.with(1, '00000'));
  await expect(now(bento, 'Digitar a extração')).toBeVisible();
  await expect(bento.getByRole('main').getByRole('alert')).toContainText('Diferença em: 2º prêmio');
  await typeExtraction(bento, '5732', prizes);
  await expect(now(bento, 'Esperando a segunda pessoa')).toBeVisible();

  await iris.reload();
  await typeExtraction(iris, '5732', prizes);
  await expect(iris.getByText(MATCHED)).toBeVisible();
  const main = iris.getByRole('main');
  await expect(now(iris, 'Mostrar os prêmios ao vivo')).toBeVisible();
  await expectReadable(iris);
  for (const page of watchers) await expectShown(page, prizes, 0);
  for (const prize of [1, 2]) {
    await main.getByRole('button', { name: `Mostrar o ${prize}º prêmio` }).click();
    for (const page of watchers) await expectShown(page, prizes, prize);
  }
  // Whoever comes late sees the same.
  await expectShown(await watching(browser, slug), prizes, 2);
  await showAllAndCalculate(iris);
  for (const page of watchers) {
    await expectShown(page, prizes, 5);
    const found = page.getByRole('region', { name: 'A conta, passo a passo' });
    await expect(found.getByText('O número procurado', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quem ganhou' })).toHaveCount(0);
  }
  await expect(now(iris, 'Conferir o resultado')).toBeVisible();
  const walk = main.getByRole('list', { name: 'Números examinados' });
  await expect(walk.getByText('CPF bloqueado')).toBeVisible();
  await expect(walk.getByText(winner.fullName)).toBeVisible();
  await expect(walk.getByText(surrogate.fullName)).toBeVisible();
  await expect(walk.getByText(barred.fullName)).toHaveCount(0);
  await expectReadable(iris);
  await main.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(iris.getByText('O mesmo resultado, byte por byte.')).toBeVisible();

  await main.getByRole('button', { name: 'Está certo' }).click();
  await expect(main.getByRole('button', { name: 'Publicar o resultado' })).toBeDisabled();
  await expectReadable(iris);
  await keepMinutes(iris);
  await publish(iris, title);
  for (const page of watchers) {
    const won = page.getByRole('region', { name: 'Quem ganhou' });
    await expect(won.getByText(winner.fullName)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Confere\. A apuração refeita aqui/)).toBeVisible();
  }
  // Again, step by step, from the beginning.
  await watcher.getByRole('button', { name: 'Tocar' }).focus();
  await watcher.keyboard.press('Home');
  await expectShown(watcher, prizes, 0);
  await watcher.keyboard.press('ArrowRight');
  await expectShown(watcher, prizes, 1);
  await watcher.keyboard.press('End');
  await expect(watcher.getByRole('region', { name: 'Quem ganhou' })).toBeVisible();
  expect(await violationsOf(watcher, 'main')).toEqual([]);
  await expect.poll(() => wordsCut(watcher)).toEqual([]);

  const film = await playedFilm(iris, () =>
    main.getByRole('button', { name: 'Horizontal (1920 × 1080)' }).click(),
  );
  expect(film).toMatchObject({ header: '1a45dfa3', width: 1920, height: 1080, isMoving: true });
  expect(film.seconds).toBeGreaterThan(10);
  expect(film.seconds).toBeLessThan(15);

  await stranger.goto(`/ganhadores/${slug}`);
  await expect(stranger.getByText(winner.fullName).first()).toBeVisible();
  await stranger.getByRole('button', { name: 'Refazer a apuração' }).click();
  await expect(
    stranger.getByText('Confere. A apuração refeita aqui deu exatamente o resultado publicado.'),
  ).toBeVisible();
  expect(await stranger.content()).not.toContain(winner.cpf);
});

test('of two who press at once, one is told; the whole calculation takes them twelve presses at most', async ({
  browser,
  services,
}) => {
  const title = 'Sorteio a dois';
  const one = await atDesk(browser, services, 'Íris Prado', '/admin/dashboard');
  const other = await atDesk(browser, services, 'Bento Sales', '/admin/dashboard');
  const { id, holders } = await drawToFreeze(services, title);
  const path = `/admin/calculation/${id}`;
  await other.goto(path);
  const pressed = await pressesOf(one);
  await openDraw(one, title);
  const button = other.getByRole('main').getByRole('button', { name: 'Fechar e congelar a lista' });
  await button.click();
  await freeze(one);
  await other.getByRole('dialog').getByRole('button', { name: 'Fechar e congelar a lista' }).click();
  await expect(other.getByText('Este registro mudou enquanto você editava.')).toBeVisible();
  await expect(now(other, 'Digitar a extração')).toBeVisible();
  expect(await services.db.drawEvent.count({ where: { drawId: id, toState: 'frozen' } })).toBe(1);

  // On to the publication, from the menu on, both people's: what is typed ends with Enter.
  const prizes = extractionOf(holders[0]?.order ?? 0);
  await typeExtraction(one, '5732', prizes);
  await expect(now(one, 'Esperando a segunda pessoa')).toBeVisible();
  const pressedByOther = await pressesOf(other);
  await openDraw(other, title);
  await typeExtraction(other, '5732', prizes);
  await expect(other.getByText(MATCHED)).toBeVisible();
  await one.reload();
  await showAllAndCalculate(one);
  await one.getByRole('main').getByRole('button', { name: 'Está certo' }).click();
  await keepMinutes(one);
  await publish(one, title);
  expect((await pressed()) + (await pressedByOther())).toBeLessThanOrEqual(12);
});

test('a draw without an extraction is postponed and called off, each with its reason', async ({
  browser,
  services,
}) => {
  const page = await atDesk(browser, services, 'Íris Prado', '/admin/dashboard');
  const other = await atDesk(browser, services, 'Bento Sales', '/admin/dashboard');
  const { id } = await drawToFreeze(services, 'Sorteio adiado');
  await page.goto(`/admin/calculation/${id}`);
  await freeze(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Registrar a extração' }).click();
  for (const place of [1, 2, 3, 4, 5])
    await expect(main.getByRole('textbox', { name: `${place}º prêmio` })).toHaveAccessibleDescription(
      REQUIRED,
    );
  // A digit too many stays where it was typed, and is explained.
  const first = main.getByRole('textbox', { name: '1º prêmio' });
  await first.pressSequentially('045504');
  await expect(first).toHaveValue('045504');
  await expect(first).toHaveAccessibleDescription(/zero que o site põe à esquerda/);
  await main.getByRole('button', { name: 'Não houve extração' }).click();
  await dialog.getByRole('button', { name: 'Não houve extração' }).click();
  for (const name of ['Data da próxima extração', 'Motivo', 'Onde foi anunciado'])
    await expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(REQUIRED);
  await dialog.getByRole('textbox', { name: 'Data da próxima extração' }).pressSequentially('31122099');
  for (const warning of ['As extrações costumam ser às quartas', 'Passa de doze meses'])
    await expect(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('A Caixa não realizou a extração.');
  await dialog.getByRole('textbox', { name: 'Onde foi anunciado' }).fill('Comunicado da Caixa de hoje');
  await dialog.getByRole('button', { name: 'Não houve extração' }).click();
  await expect(main.getByText('Pedida a passagem para a extração de 31 dez 2099')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Vi o anúncio: confirmar' })).toHaveCount(0);
  await other.goto(`/admin/calculation/${id}`);
  await other.getByRole('main').getByRole('button', { name: 'Vi o anúncio: confirmar' }).click();
  await expect(other.getByRole('main').getByText('Adiado para a extração de 31 dez 2099')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Adiado para a extração de 31 dez 2099')).toBeVisible();
  await expect(main.getByText('A extração é em 31 dez 2099.')).toBeVisible();
  await expectReadable(page);
  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Cancelar o sorteio' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Autorização revogada.');
  await dialog.getByRole('button', { name: 'Cancelar o sorteio' }).click();
  await expect(now(page, 'Sorteio cancelado')).toBeVisible();
  await expect(main.getByText('Motivo: Autorização revogada.')).toBeVisible();
});

test('who may only look sees where a draw stands and gets no button; the API refuses the step', async ({
  page,
  request,
  services,
}) => {
  const { id } = await drawToFreeze(services, 'Sorteio só de olhar');
  const permissions = (['list', 'view'] as const).map((action) => ({
    permission: 'calculation' as const,
    action,
  }));
  const staff = await createStaff(services, { type: 'user', permissions });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/calculation');
  await page.getByRole('link', { name: 'Sorteio só de olhar' }).click();
  await expect(now(page, 'Congelar a lista')).toBeVisible();
  await expect(page.getByText('Quem pode executar a apuração dá o próximo passo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fechar e congelar a lista' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
  const headers = await signInStaff(services, staff);
  for (const step of ['freeze', 'run', 'publish', 'cancel']) {
    const answer = await request.post(`/api/admin/calculation/${id}/${step}`, { headers, data: {} });
    expect(answer.status(), step).toBe(403);
  }
});
