import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { createRunningDraw } from '../../e2e/support/server/promotion.ts';
import { violationsOf, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('staff give numbers by hand, check one, void it, and see what is left', async ({ page, services }) => {
  test.slow();
  const { db } = services;
  const title = 'Sorteio da conferência';
  const drawId = await createRunningDraw(services, { series: 2 });
  await db.draw.update({ where: { id: drawId }, data: { title } });
  const holder = await createVisitor(services, { name: 'Iara', lastName: 'Campos' });
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const main = page.getByRole('main');

  await page.goto('/admin/tickets');
  await main.getByRole('button', { name: 'Dar números' }).click();
  const giving = page.getByRole('dialog', { name: 'Dar números' });
  await giving.getByRole('combobox', { name: 'Sorteio' }).click();
  await page.getByRole('option', { name: title }).click();
  await giving.getByRole('textbox', { name: 'CPF, telefone ou e-mail' }).fill(holder.email);
  await giving.getByRole('textbox', { name: 'Quantos números' }).fill('3');
  await giving.getByRole('textbox', { name: 'Motivo' }).fill('O site falhou no dia 20.');
  await giving.getByRole('button', { name: 'Dar números' }).dblclick();
  await expect(page.getByText(/^Iara Campos recebeu 3 números: /)).toBeVisible();
  expect(await db.ticket.count({ where: { drawId } })).toBe(3);

  const found = await db.ticket.findFirstOrThrow({ where: { drawId, counter: 0 } });
  const number = `000/${String(found.number).padStart(5, '0')}`;
  await page.goto(`/admin/tickets-check?draw=${drawId}`);
  await page.getByRole('textbox', { name: 'Número' }).pressSequentially(number.replace('/', ''));
  await page.getByRole('button', { name: 'Conferir' }).click();
  const verdict = page.getByRole('region', { name: 'Resultado' });
  await expect(verdict.getByText('Distribuído, pode ganhar')).toBeVisible();
  await expect(verdict.getByText('Iara Campos').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(page.getByText('Sem falhas: 3 números conferidos.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/admin/tickets?f[drawId]=${drawId}&f[number]=${number}`);
  await main.getByRole('link', { name: number }).click();
  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Anular número' }).click();
  const voiding = page.getByRole('dialog', { name: 'Anular número' });
  await voiding.getByRole('textbox', { name: 'Motivo' }).fill('Dado duas vezes.');
  await voiding.getByRole('button', { name: 'Anular número' }).click();
  await expect(main.getByText('Anulado', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/total-tickets?draw=${drawId}`);
  await expect(page.getByRole('heading', { name: `Séries de ${title}` })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '001', exact: true })).toBeVisible();
  await expect.poll(() => wordsCut(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});
