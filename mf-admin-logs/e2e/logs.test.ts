import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** A row leads to its page by when it was. */
const AT = /\d{4} \d{2}:\d{2}/;

test('what somebody did is found, looked into, and leads to them', async ({ page, browser, services }) => {
  const visitor = await createVisitor(services, { name: 'Iracema', lastName: `Quaresma${Date.now()}` });
  const theirs = await browser.newPage();
  await enter(theirs, 'user', { email: visitor.email, password: PASSWORD });
  await theirs.close();

  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/logs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Logs de usuários' })).toBeVisible();
  await main.getByRole('searchbox').fill(visitor.email);
  await expect(main.getByRole('row')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  await main.getByRole('link', { name: AT }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Entrou/ })).toBeVisible();
  await expect(main.getByText(/Chrome/)).toBeVisible();
  await main.getByRole('link', { name: `Iracema ${visitor.lastName}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/registrations/${visitor.id}`));
  await main.getByRole('tab', { name: 'Eventos' }).click();
  await expect(main.getByRole('tabpanel').getByText('Entrou')).toBeVisible();
});

test('an action says that it follows from the one before', async ({ page, services }) => {
  const staff = await createStaff(services, { name: `Zuleica ${Date.now()}` });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/actions');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(staff.name);
  await expect(main.getByRole('row')).toHaveCount(2);
  await main.getByRole('link', { name: AT }).click();
  await main.getByRole('tab', { name: 'Verificação' }).click();
  await expect(main.getByText('Decorre da ação anterior')).toBeVisible();
});
