import { UNATTENDED_HEADER } from '@fio/contracts';
import { createStaff, PASSWORD } from '../bff/test/factories.ts';
import { expectHalf, popUpOf, typeHalf } from './support/half-written.ts';
import { installClock } from './support/page-clock.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('the end for want of use is told before it comes, and put off by asking', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  await advance(56 * 60_000);
  const told = page.getByRole('status').getByText('Sem uso, sua sessão termina em 4 min.');
  await expect(told).toBeVisible();
  const synopsis = page.getByRole('textbox', { name: 'Sinopse' });
  await synopsis.focus();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(told).toBeHidden();
  await expect(synopsis).toBeFocused();
  await advance(50 * 60_000);
  await expect(popUpOf(page)).toBeHidden();
  await expectHalf(page);
});

test('figures that refresh by themselves are no use of the session once nobody is there', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  let asked: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/remotes'))
      asked.push(request.headers()[UNATTENDED_HEADER] === undefined);
  });
  /** Whether somebody was there, by what the page has asked in the meantime. */
  const attendedAfter = async (milliseconds: number) => {
    asked = [];
    await advance(milliseconds);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    return [...new Set(asked)];
  };
  await page.goto('/admin/remotes');
  await expect(page.getByRole('cell', { name: 'mf-admin-account', exact: true })).toBeVisible();
  expect(await attendedAfter(11_000)).toEqual([true]);
  expect(await attendedAfter(61_000)).toEqual([false]);
  await page.mouse.move(200, 200);
  expect(await attendedAfter(11_000)).toEqual([true]);
});

test('an end that nothing puts off is told without a promise', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const expiresAt = new Date(Date.now() + 4 * 60_000);
  await services.db.session.updateMany({ where: { subjectId: staff.id }, data: { expiresAt } });
  await page.goto('/admin/update');
  const told = page.getByRole('region', { name: 'Fim da sessão' });
  await expect(told).toContainText('Sua sessão termina em 4 min.');
  await expect(told.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await told.getByRole('button', { name: 'Entendi' }).click();
  await expect(told).toBeHidden();
});
