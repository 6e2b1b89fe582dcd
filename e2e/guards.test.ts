import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { reported } from './support/expected.ts';
import { unguarded } from './support/faults.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const ACTIONS = {
  id: 'mf-admin-logs',
  from: '/admin/actions',
  path: '/admin/actions',
  link: 'Ações',
  heading: 'Ações',
};

test('a page whose guard does not exist is shown to nobody, and says which it names', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(reported('where: guard'));
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await unguarded(page, ACTIONS);
  await page.goto(ACTIONS.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Unknown middleware inventado')).toBeVisible();
  await expect(main.getByText('500')).toBeVisible();
  await expect(page.getByText('for nobody')).toBeHidden();

  // The rest of the back office goes on.
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
