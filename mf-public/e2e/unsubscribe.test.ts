import { createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { linkOf } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a link shows whose it is, ends marketing when told to, and leaves the address bar', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services, { marketing: true });
  const wants = async () =>
    (await services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } })).marketing;
  await page.goto(services.mail.unsubscribeLinks.addressFor(visitor.id));
  await expect(page.getByText('Quer parar de receber novidades da promoção em v***@')).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe$/);
  expect(await wants()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(page.getByText('Pronto. Não vamos mais enviar novidades')).toBeFocused();
  expect(await wants()).toBe(false);
});

test('without a link one is sent, and the signed-in are led to their preferences', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services, { marketing: true });
  await page.goto('/unsubscribe');
  await page.getByLabel('E-mail').fill(visitor.email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText('o link chega em instantes')).toBeFocused();
  await page.goto(await linkOf(services, visitor, '/unsubscribe/'));
  await expect(page.getByRole('button', { name: 'Parar de receber' })).toBeVisible();

  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/unsubscribe');
  await page.getByRole('link', { name: 'Abrir minhas preferências' }).click();
  await expect(page.getByRole('switch', { name: /Quero receber novidades/ })).toBeChecked();
});
