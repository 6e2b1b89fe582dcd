import { sharp } from '../../e2e/support/server/sharp.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { dayFromNow } from '../../e2e/support/server/clock.ts';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { createReviewedDraw, createWinner, publishDraw } from '../../e2e/support/server/winners.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { withSecondStep } from '../../e2e/support/second-step.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function enterStaff(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services, { name: 'Bianca Rocha' });
  await enter(page, 'admin', { email, password: PASSWORD });
}

/** A reviewed draw of one prize, its winner and a surrogate. */
async function drawn(services: Services) {
  const drawId = await createReviewedDraw(services, dayFromNow(services.clock, 0));
  const { id: prizeId } = await services.db.drawPrize.create({
    data: { drawId, title: 'Motocicleta elétrica', valueCents: 1_500_000, position: 1 },
  });
  const winner = await createWinner(services, { prizeId });
  const surrogate = await createWinner(services, { prizeId, rank: 1 });
  return { drawId, winner, surrogate };
}

/** Presses one of a record's actions: the first stand on the page, the others behind a menu. */
async function act(page: Page, name: string): Promise<void> {
  const button = main(page).getByRole('button', { name, exact: true });
  const more = main(page).getByRole('button', { name: 'Mais ações' });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The page has been read again: its buttons are those of the new state. */
const isNow = (page: Page, state: string) =>
  expect(main(page).getByText(state, { exact: true }).first()).toBeVisible();

async function contact(page: Page, outcome: string): Promise<void> {
  await act(page, 'Registrar contato');
  await dialog(page).getByRole('combobox', { name: 'O que aconteceu' }).click();
  await page.getByRole('option', { name: outcome }).click();
  await dialog(page).getByRole('button', { name: 'Registrar contato' }).click();
  await expect(main(page).getByText(`Telefone: ${outcome}`)).toBeVisible();
  await isNow(page, 'Em contato');
}

async function send(page: Page, document: string): Promise<void> {
  const create = { width: 40, height: 30, channels: 3, background: '#6d28d9' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await main(page).getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: document, exact: true }).click();
  const file = { name: 'documento.png', mimeType: 'image/png', buffer };
  await main(page).getByLabel('Arquivo').setInputFiles(file);
  await expect(main(page).getByRole('listitem').filter({ hasText: document })).toBeVisible();
}

test('who is not found gives way to the surrogate, who gets the prize', async ({
  page,
  browser,
  services,
}) => {
  test.slow();
  // Accounts that are newer than the draw don't answer for it.
  const noting = await createStaff(services, { name: 'Bianca Rocha' });
  const choosing = await createStaff(services, { name: 'Bento Sales' });
  const { drawId, winner, surrogate } = await drawn(services);
  await enter(page, 'admin', { email: noting.email, password: PASSWORD });
  await withSecondStep(services, noting);
  await page.goto(`/admin/winners?f[drawId]=${drawId}`);
  await expect(main(page).getByRole('row')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/admin/winners/${winner}`);
  await contact(page, 'Ninguém atendeu');
  await act(page, 'Tirar do prêmio');
  await dialog(page).getByRole('combobox', { name: 'Por que sai' }).click();
  await page.getByRole('option', { name: 'Não localizado' }).click();
  await dialog(page).getByRole('textbox', { name: 'Motivo' }).fill('Sete dias úteis sem resposta');
  await dialog(page).getByRole('button', { name: 'Tirar do prêmio' }).click();
  await isNow(page, 'Não localizado');
  const other = await (await browser.newContext()).newPage();
  await enter(other, 'admin', { email: choosing.email, password: PASSWORD });
  await withSecondStep(services, choosing);
  await other.goto(`/admin/winners/${winner}`);
  await act(other, 'Chamar suplente');
  await expect(dialog(other).getByText(/Entra Iracema Andrade, 1º suplente/)).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Chamar suplente' }).click();
  await expect(main(other).getByText('Substituído por')).toBeVisible();

  await page.goto(`/admin/winners/${surrogate}`);
  await contact(page, 'Falou com a pessoa');
  await act(page, 'Pedir documentos');
  await dialog(page).getByRole('button', { name: 'Pedir documentos' }).click();
  await isNow(page, 'Aguardando documentos');
  await main(page).getByRole('tab', { name: 'Documentos' }).click();
  for (const document of ['Identidade', 'CPF', 'Comprovante de endereço']) await send(page, document);
  expect(await violationsOf(page)).toEqual([]);
  await act(page, 'Validar');
  await dialog(page).getByRole('button', { name: 'Validar' }).click();
  await isNow(page, 'Validado');

  await publishDraw(services, drawId);
  await page.reload();
  await main(page).getByRole('tab', { name: 'Documentos' }).click();
  await send(page, 'Recibo assinado');
  await act(page, 'Marcar como entregue');
  await dialog(page).getByRole('button', { name: 'Marcar como entregue' }).click();
  await isNow(page, 'Entregue');
  const states = await services.db.winner.findMany({
    where: { id: { in: [winner, surrogate] } },
    orderBy: { rank: 'asc' },
  });
  expect(states.map(({ state, unit }) => [state, unit])).toEqual([
    ['not_found', 1],
    ['delivered', 1],
  ]);
});

test('the dashboard tells of what is due, and leads there', async ({ page, services }) => {
  const { drawId, winner } = await drawn(services);
  const title = `Sorteio dos prazos ${drawId}`;
  await services.db.draw.update({ where: { id: drawId }, data: { title } });
  // Before all that other tests leave due: the nearest are shown.
  const irrfDueOn = new Date('2020-01-03T00:00:00Z');
  await services.db.winner.update({ where: { id: winner }, data: { irrfDueOn } });
  await enterStaff(page, services);
  await page.goto('/admin/dashboard');
  const deadlines = main(page).getByRole('region', { name: 'Próximos prazos' });
  const tax = deadlines.getByRole('listitem').filter({ hasText: 'Pagar o IRRF' }).filter({ hasText: title });
  await expect(tax).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await tax.getByRole('link').click();
  await expect(main(page).getByRole('row')).toHaveCount(3);
});
