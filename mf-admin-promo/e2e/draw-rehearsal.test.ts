import { drawToFreeze, extractionOf } from '../../e2e/support/draws.ts';
import {
  atDesk,
  expectReadable,
  now,
  showAllAndCalculate,
  typeExtraction,
} from '../../e2e/support/draw-desk.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('one person rehearses a draw on its own screens, marked on each, and nothing of the draw changes', async ({
  browser,
  services,
}) => {
  const { id, holders } = await drawToFreeze(services, 'Sorteio ensaiado', 5);
  const page = await atDesk(browser, services, 'Íris Prado', `/admin/calculation/${id}`);
  const main = page.getByRole('main');
  const before = await services.db.draw.findUniqueOrThrow({ where: { id } });
  await main.getByRole('link', { name: 'Ensaio da apuração' }).click();
  await main.getByRole('button', { name: 'Começar o ensaio' }).click();
  await expect(main.getByRole('heading', { name: 'Isto é um ensaio. Nada daqui vale.' })).toBeVisible();

  await main.getByRole('button', { name: 'Fechar e congelar a lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ensaio: Fechar e congelar a lista' });
  await dialog.getByRole('button', { name: 'Fechar e congelar a lista' }).click();
  await expect(now(page, 'Digitar a extração')).toBeVisible({ timeout: 30_000 });
  const [winner] = holders;
  const prizes = extractionOf(winner?.order ?? 0);
  await typeExtraction(page, '5732', prizes);
  await expect(now(page, 'Confirmar a extração')).toBeVisible();
  await expect(page.getByText(prizes[0] ?? '')).toHaveCount(0);
  await typeExtraction(page, '5732', prizes);
  await expect(main.getByText('As duas digitações são da mesma pessoa.')).toBeVisible();
  await showAllAndCalculate(page);
  await main.getByRole('button', { name: 'Está certo' }).click();
  await expect(main.getByRole('rowheader', { name: winner?.fullName ?? '' })).toBeVisible();
  // Of who would win there is no winner to open.
  await expect(main.getByRole('link', { name: winner?.fullName ?? '' })).toHaveCount(0);
  await expect(main.locator('[data-mark=ENSAIO]').first()).toBeVisible();
  await expectReadable(page);

  expect(await services.db.draw.findUniqueOrThrow({ where: { id } })).toEqual(before);
  expect(await services.db.winner.count({ where: { prize: { drawId: id } } })).toBe(0);
  await main.getByRole('button', { name: 'Apagar o ensaio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar o ensaio' }).click();
  await expect(main.getByRole('button', { name: 'Começar o ensaio' })).toBeVisible();
});
