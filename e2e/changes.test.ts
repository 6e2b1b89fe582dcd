import { createStaff, PASSWORD, signInStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, someAddress, test } from './support/test.ts';

test('what somebody else does to the record on screen is shown without a reload', async ({
  page,
  services,
}) => {
  const ana = await signInStaff(services, await createStaff(services, { name: 'Ana Prado' }));
  const bento = await createStaff(services, { name: 'Bento Luz' });
  const address = someAddress();
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/ips${path}`, { data, headers: ana });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { version: number };
  };
  const { version } = await send('', { address, reason: 'Denúncia', until: null });

  await enter(page, 'admin', { email: bento.email, password: PASSWORD });
  const followed = page.waitForResponse((response) => response.url().includes('/api/admin/changes'));
  await page.goto(`/admin/ips/${address}`);
  await followed;
  const main = page.getByRole('main');
  await expect(main.getByText('Bloqueado', { exact: true })).toBeVisible();
  const notice = main.getByRole('region', { name: 'Mudança neste registro' });
  await expect(notice).toHaveCount(0);
  await send(`/${address}/unblock`, { version, reason: 'Engano' });
  await expect(notice.getByText('Ana Prado alterou este registro agora (desbloqueio).')).toBeVisible();
  // What is on screen stays until the person asks for it.
  await expect(main.getByText('Bloqueado', { exact: true })).toBeVisible();
  await notice.getByRole('button', { name: 'Recarregar' }).click();
  await expect(main.getByText('Livre', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a session that was ended elsewhere ends on the page, too', async ({ page, services }) => {
  const bento = await createStaff(services);
  const headers = await signInStaff(services, await createStaff(services, { name: 'Ana Prado' }));
  await enter(page, 'admin', { email: bento.email, password: PASSWORD });
  const followed = page.waitForResponse((response) => response.url().includes('/api/admin/changes'));
  await page.goto(`/admin/users/${bento.id}`);
  await followed;
  const answer = await page.request.post(`/api/admin/users/${bento.id}/disable`, {
    data: { version: bento.version },
    headers,
  });
  expect(answer.ok()).toBe(true);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toBeVisible();
});
