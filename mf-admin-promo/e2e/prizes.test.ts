import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import {
  collectEvidence,
  confirmClaim,
  createInvoice,
  createSchedule,
} from '../../e2e/support/server/promotion.ts';
import { answered } from '../../e2e/support/expected.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';
import type { Services } from '../../e2e/support/server/services.ts';

const DAY = 86_400_000;
/** Its place among the checks. */
const RECEIPT = 3;

/** What a visitor won with a valid invoice: in a slot that lies ahead, so that no other test takes it. */
async function won(services: Services) {
  const { db } = services;
  const visitor = await createVisitor(services, { name: 'Jandira', lastName: 'Moraes' });
  const now = Date.now();
  const scheduleId = await createSchedule(services, {
    slots: 1,
    title: 'Semana extra',
    startsAt: new Date(now + DAY),
    endsAt: new Date(now + 3 * DAY),
  });
  const invoice = await createInvoice(services, { registrationId: visitor.id });
  await confirmClaim(services, invoice.id);
  await db.invoice.update({ where: { id: invoice.id }, data: { state: 'valid' } });
  const { id } = await db.prize.findFirstOrThrow({ where: { scheduleId } });
  await db.prize.update({
    where: { id },
    data: { slot: 1, opensAt: new Date(now + DAY), state: 'available' },
  });
  const winner = { registrationId: visitor.id, invoiceId: invoice.id, claimedAt: new Date() };
  await db.prize.update({ where: { id }, data: { ...winner, state: 'pending' } });
  await collectEvidence(services, id);
  return { id, visitor };
}

// One after the other: a desk keeps what lies next from everybody else.
test.describe.configure({ mode: 'default' });

async function enterStaff(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services, { name: 'Bianca Rocha' });
  await enter(page, 'admin', { email, password: PASSWORD });
}

test('staff give a prize by hand, and only to somebody who takes part', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(answered(404, '/api/admin/prizes/give'));
  const visitor = await createVisitor(services);
  await enterStaff(page, services);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/prizes');
  await main.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Dar um prêmio' }).click();
  await dialog.getByRole('combobox', { name: 'Prêmio' }).click();
  await page.getByRole('option', { name: 'Par de ingressos de cinema' }).click();
  await dialog
    .getByRole('textbox', { name: 'CPF, telefone ou e-mail do participante' })
    .fill('nao@existe.example');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Compensação do atendimento');
  await dialog.getByRole('button', { name: 'Dar um prêmio' }).click();
  await expect(dialog.getByText('Ninguém se cadastrou com este e-mail.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'CPF, telefone ou e-mail do participante' }).fill(visitor.email);
  await dialog.getByRole('button', { name: 'Dar um prêmio' }).click();
  await expect(main.getByText('Pendente', { exact: true }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Validar' }).click();
  await expect(page).toHaveURL(/\/admin\/validation\/[0-9a-f-]{36}$/);
  await expect(main.getByRole('heading', { name: 'Iracema Andrade' })).toBeVisible();
  await expect(main.getByText('Compensação do atendimento')).toBeVisible();
});

test('a win is validated by keyboard and delivered; the winner is written to', async ({ page, services }) => {
  const { db } = services;
  const { id, visitor } = await won(services);
  await enterStaff(page, services);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/validation/${id}`);
  await expect(main.getByRole('heading', { name: 'Jandira Moraes' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Validar' })).toBeDisabled();
  const all = main.getByRole('button', { name: 'Tudo confere' });
  await expect(all).toBeDisabled();
  // Once it shows what a check looks at, and once that is there, twice it holds.
  const holds = main.getByRole('button', { name: 'Confere', exact: true });
  await expect(holds.nth(RECEIPT)).toBeEnabled();
  await page.keyboard.press('1');
  await expect(holds.first()).toBeEnabled();
  await page.keyboard.press('1');
  await expect(main.getByRole('button', { name: 'Confere', pressed: true })).toHaveCount(1);
  await page.keyboard.press('3');
  await all.click();
  await expect(main.getByRole('button', { name: 'Confere', pressed: true })).toHaveCount(7);
  await page.keyboard.press('a');
  const state = async () => (await db.prize.findUniqueOrThrow({ where: { id } })).state;
  await expect.poll(state).toBe('validated');
  const letter = { recipient: visitor.email, template: 'prize_validated' };
  expect(await db.outboxMessage.count({ where: letter })).toBe(1);

  await page.goto(`/admin/prizes/${id}`);
  await main.getByRole('button', { name: 'Marcar como entregue' }).click();
  await dialog.getByRole('textbox', { name: 'Comprovante da entrega' }).fill('AR BR123456789');
  await dialog.getByRole('button', { name: 'Marcar como entregue' }).click();
  await expect(main.getByText('Entregue', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mais ações' })).toBeHidden();
});

test('a win is validated by four clicks, and that is undone by one', async ({ page, services }) => {
  const { id } = await won(services);
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto(`/admin/validation/${id}`);
  // The receipt and what the product knows itself are there from the beginning; a document is for CPF and age. Whoever opens
  // another check before the receipt has come hasn't seen it, and would have to go back to it.
  await expect(main.getByRole('button', { name: 'Confere', exact: true }).nth(RECEIPT)).toBeEnabled();
  await main.getByRole('button', { name: 'O CPF é o do documento' }).click();
  await expect(main.getByRole('button', { name: 'Confere', exact: true }).nth(1)).toBeEnabled();
  await main.getByRole('button', { name: 'O endereço foi confirmado' }).click();
  await main.getByRole('button', { name: 'Tudo confere' }).click();
  await main.getByRole('button', { name: 'Validar' }).click();
  await expect(main.getByText('Prêmio validado.')).toBeVisible();
  await main.getByRole('button', { name: /^Desfazer/ }).click();
  await expect(main.getByRole('heading', { name: 'Jandira Moraes' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Confere', pressed: true })).toHaveCount(7);
  expect((await services.db.prize.findUniqueOrThrow({ where: { id } })).state).toBe('pending');
});

test('a win is refused with its suggested reason, shows among the invalid, and comes back to pending', async ({
  page,
  services,
  complaints,
}) => {
  // What is pending again is among the invalid no more: its page there, still open, asks and hears so.
  complaints.allow(answered(404, '/api/admin/invalid-prizes/*'));
  const { id, visitor } = await won(services);
  await enterStaff(page, services);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/validation/${id}`);
  await expect(main.getByRole('heading', { name: 'Jandira Moraes' })).toBeVisible();
  // Once it shows who is barred, then it holds, then it doesn't.
  await page.keyboard.press('6');
  const employee = main.getByRole('group', { name: 'Não trabalha nas empresas da promoção' });
  await expect(employee.getByRole('button', { name: 'Confere', exact: true })).toBeEnabled();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('6');
  await page.keyboard.press('r');
  await expect(main.getByRole('combobox', { name: 'Motivo da recusa' })).toHaveValue(
    'Funcionário ou agência',
  );
  await page.keyboard.press('r');
  await expect
    .poll(async () => (await services.db.prize.findUniqueOrThrow({ where: { id } })).state)
    .toBe('invalid');

  await page.goto('/admin/invalid-prizes?q=Jandira');
  await expect(main.getByRole('cell', { name: 'Funcionário ou agência' })).toBeVisible();
  await main
    .getByRole('button', { name: /^Mais sobre/ })
    .first()
    .click();
  await expect(main.getByRole('definition').filter({ hasText: 'Agendado' })).toBeVisible();
  await page.goto(`/admin/invalid-prizes/${id}`);
  await main.getByRole('button', { name: 'Voltar para pendente' }).click();
  await dialog.getByRole('textbox', { name: 'Nota interna' }).fill('Não é funcionária');
  await dialog.getByRole('button', { name: 'Voltar para pendente' }).click();
  await expect
    .poll(async () => (await services.db.prize.findUniqueOrThrow({ where: { id } })).state)
    .toBe('pending');
  const letters = await services.db.outboxMessage.findMany({
    where: { recipient: visitor.email },
    orderBy: { createdAt: 'asc' },
  });
  expect(letters.map(({ template }) => template)).toEqual(['prize_invalid', 'prize_reopened']);
});

test('of two at the desk, the second is told to load again', async ({ page, services }) => {
  const { id } = await won(services);
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto(`/admin/validation/${id}`);
  await expect(main.getByRole('heading', { name: 'Jandira Moraes' })).toBeVisible();
  await services.db.prize.update({ where: { id }, data: { version: { increment: 1 } } });
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.keyboard.press('g');
  await expect(
    page.getByText('Não foi possível salvar a validação. Tente recarregar a página.'),
  ).toBeVisible();
  const reload = main.getByRole('button', { name: 'Recarregar' });
  await reload.click();
  // It goes with what was there before: what is pressed until then is about the old case.
  await expect(reload).toHaveCount(0);
  await page.keyboard.press('7');
  await page.keyboard.press('7');
  await page.keyboard.press('g');
  await expect(page.getByText('Conferência guardada.')).toBeVisible();
});
