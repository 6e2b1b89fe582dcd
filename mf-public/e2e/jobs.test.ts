import { createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { grantNumbers } from '../../e2e/support/server/grant-numbers.ts';
import { createRunningDraw } from '../../e2e/support/server/promotion.ts';
import { knowShop, someReceipt } from '../../e2e/support/receipts.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { countTaps, taps } from '../../e2e/support/taps.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

// What people come for, on a telephone and counted in taps; a guest's vote, in three, is in taking-part.test.ts.
test.use({ viewport: { width: 360, height: 740 } });

/** Where everybody begins, once it answers. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await countTaps(page);
}

test('a note is sent in three taps and its form, and its place is one tap away', async ({
  page,
  services,
}) => {
  await createRunningDraw(services);
  await knowShop(services);
  const visitor = await createVisitor(services);
  const { key, day } = someReceipt();
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await openHome(page);
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Enviar nota' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Chave' }).click();
  await dialog.getByRole('textbox', { name: 'Chave de acesso' }).pressSequentially(key);
  await dialog.getByRole('textbox', { name: 'Data da compra' }).pressSequentially(day);
  await dialog.getByRole('textbox', { name: 'Valor total' }).pressSequentially('12990');
  await dialog.getByRole('button', { name: 'Enviar nota' }).click();
  await expect(page.getByRole('dialog', { name: 'Nota recebida' })).toBeVisible();
  expect(await taps(page)).toBe(3);
  expect(await services.db.invoice.count({ where: { registrationId: visitor.id, accessKey: key } })).toBe(1);
  await page.getByRole('link', { name: 'Ver no meu perfil' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'compra de' })).toBeVisible();
  expect(await taps(page)).toBe(4);
});

test('the own numbers are one tap away, and say of which draw they are', async ({ page, services }) => {
  const drawId = await createRunningDraw(services);
  const visitor = await createVisitor(services);
  const grant = { registrationId: visitor.id, invoiceId: null, origin: 'registration', count: 2 } as const;
  await services.db.$transaction((tx) => grantNumbers(services, tx, drawId, [grant]));
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await openHome(page);
  await page.getByRole('link', { name: 'Meus números' }).click();
  const draw = page.getByRole('article').filter({ hasText: 'Sorteio de teste' });
  await expect(draw.getByText(/^\d{3}\/\d{5}$/)).toHaveCount(2);
  expect(await taps(page)).toBe(1);
});

test('a draw is checked in three taps', async ({ page }) => {
  await openHome(page);
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Sorteios' }).click();
  await page.getByRole('link', { name: 'Conferir a apuração: Puxe o Fio, 1ª edição' }).click();
  await page.getByRole('button', { name: 'Refazer a apuração' }).click();
  await expect(page.getByText(/^Confere\./)).toBeVisible();
  expect(await taps(page)).toBe(3);
});

test('the newsletter ends in one tap from its link', async ({ page, services }) => {
  const visitor = await createVisitor(services, { marketing: true });
  await page.goto(services.mail.unsubscribeLinks.addressFor(visitor.id));
  await expect(page.getByText('Quer parar de receber novidades')).toBeVisible();
  await countTaps(page);
  await page.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(page.getByText('Pronto. Não vamos mais enviar novidades')).toBeFocused();
  expect(await taps(page)).toBe(1);
  const { marketing } = await services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } });
  expect(marketing).toBe(false);
});
