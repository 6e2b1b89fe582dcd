import { adminInvoices, type ResponseOf } from '@fio/contracts';
import { DAY, MINUTE } from '../../e2e/support/server/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff } from '../../e2e/support/server/factories.ts';
import { createInvoice, createRunningDraw } from '../../e2e/support/server/promotion.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { violationsOf, wordsCut } from '../../e2e/support/accessibility.ts';
import { tabTo } from '../../e2e/support/keyboard.ts';
import { photoOf, type Receipt, someReceipt } from '../../e2e/support/receipts.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

interface Waiting {
  readonly id: string;
  readonly receipt: Receipt;
}

/** What a source has read off a receipt that its sender took a picture of. */
const readOff = ({ key, day }: Receipt) => ({
  accessKey: key,
  purchasedOn: new Date(`${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`),
});

/** Photos that have waited longest, the first of all first: the queue gives these and leaves the others alone. */
async function waiting(services: Services, count: number, isRead = false): Promise<Waiting[]> {
  const { db, storage } = services;
  const { id: registrationId } = await createVisitor(services);
  const unread = { model: null, series: null, number: null, cnpj: null, valueCents: null };
  // Before all that the demonstration has waiting, and within the draw's period.
  const begin = Date.now() - 6 * DAY;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const receipt = someReceipt();
      const fileKey = `e2e/${receipt.key}.webp`;
      await storage.privateFiles.write(fileKey, await photoOf(receipt));
      const { id } = await createInvoice(services, {
        ...(isRead ? readOff(receipt) : unread),
        registrationId,
        origin: 'photo',
        fileKey,
        fileType: 'image/webp',
        createdAt: new Date(begin + index * MINUTE),
      });
      await db.invoice.update({ where: { id }, data: { state: 'pending' } });
      return { id, receipt };
    }),
  );
}

const desk = (page: Page) => page.getByRole('group', { name: 'Decisão' });
/** Looked at, as decisions wait for. */
const lies = async (page: Page, { id }: Waiting) => {
  await expect(page).toHaveURL(new RegExp(`/admin/invoices/review/${id}$`));
  await expect(page.getByRole('img', { name: /^Foto da nota de Iracema/ })).toBeVisible();
};
/** How many there are of each state. */
const statesOf = async ({ db }: Services, all: readonly Waiting[]) => {
  const where = { id: { in: all.map(({ id }) => id) } };
  const found = await db.invoice.groupBy({ by: ['state'], where, _count: true, orderBy: { state: 'asc' } });
  return found.map(({ state, _count }) => [state, _count]);
};

/** What a reviewer does who reads key, day and value off the picture, without a mouse. */
async function approve(page: Page, { receipt }: Waiting): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Chave de acesso' }));
  await page.keyboard.type(receipt.key);
  await expect(page.getByText(/^Loja 12\.345\.678\/0001-95/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(receipt.day);
  await page.keyboard.press('Tab');
  await page.keyboard.type('129,90');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
}

async function refuse(page: Page, digit: string, reason: string): Promise<void> {
  await page.keyboard.press('r');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.keyboard.press(digit);
  await expect(page.getByRole('radio', { name: reason })).toBeChecked();
  await page.keyboard.press('Enter');
}

// One after the other: there is but one queue.
test.describe.configure({ mode: 'default' });

test('an operator decides ten invoices without a mouse', async ({ page, services }) => {
  test.slow();
  await createRunningDraw(services);
  const all = await waiting(services, 11);
  const staff = await createStaff(services, { name: 'Ana Prado' });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/invoices');
  await tabTo(page, page.getByRole('link', { name: 'Mesa de análise' }));
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: /^Foto da nota de Iracema/ });
  await expect(picture).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const wide = () => picture.evaluate((image) => image.clientWidth);
  const fitted = await wide();
  await page.keyboard.press('+');
  await expect.poll(wide).toBeGreaterThan(fitted);
  await page.keyboard.press('g');
  await expect(picture).toHaveCSS('transform', /^matrix\(0, 1/);
  await page.keyboard.press('0');
  await expect.poll(wide).toBe(fitted);

  const [first, second, ...others] = all;
  if (!first || !second) throw new Error('Eleven wait.');
  await lies(page, first);
  await page.keyboard.press('n');
  await lies(page, second);
  await approve(page, second);
  for (const [index, one] of others.slice(0, 8).entries()) {
    await lies(page, one);
    await (index % 2 === 0 ? refuse(page, '1', 'Ilegível') : approve(page, one));
  }
  const [last] = others.slice(8);
  if (!last) throw new Error('One is left.');
  await lies(page, last);
  await page.goto(`/admin/invoices/review/${first.id}`);
  await lies(page, first);
  await refuse(page, '3', 'Loja não participante');
  await expect(page.getByText('Recusada: Loja não participante.')).toBeVisible();

  const ids = all.map(({ id }) => id);
  // The last one takes effect once it can be undone no more.
  await expect
    .poll(() => statesOf(services, all))
    .toEqual([
      ['invalid', 5],
      ['pending', 1],
      ['valid', 5],
    ]);
  expect(await services.db.ticket.count({ where: { invoiceId: { in: ids } } })).toBe(5);
  const audited = { resource: 'invoices', recordId: { in: ids }, actorName: 'Ana Prado' };
  expect(await services.db.action.count({ where: audited })).toBe(10);
});

test('receipts that were read take a click and one key each, and the last is taken back by one more', async ({
  page,
  services,
}) => {
  await createRunningDraw(services);
  const all = await waiting(services, 3, true);
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/invoices');
  await page.getByRole('link', { name: 'Mesa de análise' }).click();
  for (const one of all) {
    await lies(page, one);
    await page.keyboard.press('a');
    // The word of the one before stands until this one is taken, too.
    await expect(page).not.toHaveURL(new RegExp(one.id));
  }
  await expect(page.getByText('Aprovada.', { exact: true })).toBeVisible();
  const [, , last] = all;
  if (!last) throw new Error('Three wait.');
  // As it stood: nothing has to be read again.
  await page.keyboard.press('z');
  await lies(page, last);
  await expect(page.getByText('Aprovada.', { exact: true })).toBeHidden();
  await expect
    .poll(() => statesOf(services, all))
    .toEqual([
      ['pending', 1],
      ['valid', 2],
    ]);
  await page.keyboard.press('a');
  await expect(page.getByText('Aprovada.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Notas fiscais' }).first().click();
  await expect(page.getByText(/^A decisão sobre .* está guardada/)).toBeVisible();
  await expect.poll(() => statesOf(services, all)).toEqual([['valid', 3]]);
});

test('the next picture comes with the key; until the decision is answered nothing else is done, and a refusal has the old one back', async ({
  page,
  services,
}) => {
  await createRunningDraw(services);
  const all = await waiting(services, 2, true);
  const [first, second] = all;
  if (!first || !second) throw new Error('Two wait.');
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const isReady = page.waitForResponse(new RegExp(`${second.id}/file`));
  await page.goto(`/admin/invoices/review/${first.id}`);
  await lies(page, first);
  await (await isReady).finished();
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/admin/bulk-runs/decisions', async (route) => {
    asked += 1;
    await answer;
    await route.continue();
  });
  const picture = page.getByRole('img', { name: /^Foto da nota/ });
  const own = (await picture.getAttribute('src')) ?? '';
  await page.keyboard.press('a');
  await expect(picture).not.toHaveAttribute('src', own);
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.getByText('A decisão anterior ainda está sendo enviada').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${first.id}$`));
  // Somebody else has changed it in the meantime.
  await services.db.invoice.update({ where: { id: first.id }, data: { version: { increment: 1 } } });
  resolve();
  await expect(picture).toHaveAttribute('src', own);
  expect(asked).toBe(1);
  expect(await statesOf(services, all)).toEqual([['pending', 2]]);
  const passed = { state: 'invalid', reason: 'illegible', reviewerId: null, lockedUntil: null } as const;
  await services.db.invoice.updateMany({ where: { id: { in: all.map(({ id }) => id) } }, data: passed });
});

test('what another has is not decided here, and a rule that stands against it is said at its field', async ({
  page,
  services,
}) => {
  await createRunningDraw(services);
  const [held, mine] = await waiting(services, 2);
  if (!held || !mine) throw new Error('Two wait.');
  const other = await signInStaff(services, await createStaff(services, { name: 'Bia Rocha' }));
  const claim = await page.request.post(`/api/admin/invoices/${held.id}/claim`, { headers: other });
  expect(((await claim.json()) as ResponseOf<typeof adminInvoices.claim>).lock?.mine).toBe(true);
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto(`/admin/invoices/review/${held.id}`);
  await expect(page.getByRole('heading', { name: 'Com Bia Rocha' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/invoices/review/${mine.id}`);
  await lies(page, mine);
  await page.getByRole('textbox', { name: 'Chave de acesso' }).fill(mine.receipt.key);
  await page.getByRole('textbox', { name: 'Compra em' }).pressSequentially('01012019');
  await page.getByRole('textbox', { name: 'Valor total (R$)' }).fill('10');
  await desk(page).getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('A nota não é deste mês. Confira a data da compra.')).toBeVisible();
  await desk(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByRole('radio', { name: 'Adulterada ou dados trocados' })).toBeChecked();
  await expect.poll(() => wordsCut(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Recusada: Adulterada ou dados trocados.')).toBeVisible();
  await services.db.invoice.update({
    where: { id: held.id },
    data: { state: 'invalid', reason: 'illegible', reviewerId: null, lockedUntil: null },
  });
});
