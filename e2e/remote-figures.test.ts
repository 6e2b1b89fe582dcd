import type { Page } from '@playwright/test';
import { readRemoteTokens } from '../bff/demo/remote-tokens.ts';
import { ownSigningKey } from '../bff/src/core/remotes/publisher-keys.ts';
import { signDocument } from '../bff/src/core/remotes/signature.ts';
import type { Services } from '../bff/test/services.ts';
import { PASSWORD, createStaff, signInStaff } from '../bff/test/factories.ts';
import { upload } from '../tools/remote/upload.ts';
import { answered, reported } from './support/expected.ts';
import { violationsOf, WINDOWS, wordsCut } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { makeBuild } from './support/shipping.ts';
import { expect, someAddress, test } from './support/test.ts';

// They change what is live of the same remote.
test.describe.configure({ mode: 'default' });

const REMOTE = 'mf-admin-account';

async function fits(page: Page, within = 'main'): Promise<void> {
  expect(await violationsOf(page, within)).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

const signIn = async (page: Page, services: Services) =>
  enter(page, 'admin', {
    email: (await createStaff(services, { name: 'Íris Prado' })).email,
    password: PASSWORD,
  });

/** Publishes a build of this checkout that is not live. */
async function publish({ config }: Services, mark: string): Promise<string> {
  const { dataDir, publicUrl: url } = config;
  const { folder } = await makeBuild(REMOTE, mark);
  const server = { url, token: readRemoteTokens(dataDir)[REMOTE] ?? '' };
  const sign = (document: string) => signDocument(document, ownSigningKey(dataDir));
  return (await upload(server, { remote: REMOTE, folder, sign })).build;
}

test.afterEach(async ({ services }) => {
  const data = { canaryBuild: null, canaryPercent: null };
  await services.db.remoteRelease.updateMany({ where: { remote: REMOTE }, data });
});

test('a failure in a page is seen by staff, with the version and the class', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(answered(404, '/remoteEntry.js'), reported('kind: not-found'));
  await signIn(page, services);
  await page.goto('/admin/actions');
  const files = `**/mf/${REMOTE}/**`;
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  // The page before may tell of its own remotes meanwhile.
  const told = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/admin/remote-loads') && (sent.postData() ?? '').includes('not-found'),
  );
  await page.goto('/admin/update');
  await expect(page.getByText('Esta parte do site não abriu')).toBeVisible();
  expect((await told).postDataJSON()).toMatchObject({
    loads: [{ remote: REMOTE, outcome: 'not-found', phase: 'load' }],
  });
  await page.unroute(files);

  await page.goto('/admin/remotes');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: REMOTE });
  await expect(row).toContainText('× arquivo não encontrado');
  await fits(page);
  await row.getByRole('link', { name: REMOTE }).click();
  await expect(page.getByRole('heading', { name: REMOTE, level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'No ar' })).toContainText('arquivo não encontrado');
  await fits(page);
});

test('a canary is started from the page, fails for three of its visitors, and is taken back by itself', async ({
  page,
  request,
  services,
}) => {
  const build = await publish(services, 'canary');
  await signIn(page, services);
  await page.goto(`/admin/remotes/${REMOTE}`);
  const row = page.getByRole('row').filter({ hasText: build.slice(0, 8) });
  await row.getByRole('button', { name: `Ações de ${build.slice(0, 8)}` }).click();
  await page.getByRole('menuitem', { name: 'Pôr como canário' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pôr como canário' }).click();
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Fatia dos visitantes' }).fill('25');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Filtro novo');
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Pôr como canário' }).click();
  await expect(row).toContainText('Canário, 25%');

  // Each a member of staff: of the back office's builds nobody else is believed.
  const report = async (outcome: string) =>
    request.post('/api/admin/remote-loads', {
      headers: {
        ...(await signInStaff(services, await createStaff(services))),
        'x-forwarded-for': someAddress(),
      },
      data: { loads: [{ remote: REMOTE, build, outcome, phase: 'render', ms: 300 }] },
    });
  for (let visitor = 0; visitor < 10; visitor += 1) await report(visitor < 3 ? 'render' : 'ok');
  await expect(row).not.toContainText('Canário');
  await page.getByRole('tab', { name: 'Histórico' }).click();
  const last = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(last).toContainText(`Canário ${build.slice(0, 8)} retirado por falhar`);
  await expect(last).toContainText('o próprio sistema');
  await expect(last).toContainText('visitantes.');
  await page.getByRole('heading', { name: REMOTE, level: 1 }).click();
  await fits(page);
});

test('a build is made live and rolled back from the page', async ({ page, services }) => {
  const build = await publish(services, 'live');
  await signIn(page, services);
  await page.goto(`/admin/remotes/${REMOTE}`);
  const row = page.getByRole('row').filter({ hasText: build.slice(0, 8) });
  const dialog = page.getByRole('dialog');
  const sure = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Porque sim');
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };
  await row.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Pôr no ar' }).click();
  await sure('Pôr no ar');
  await expect(row).toContainText('No ar');
  await page.getByRole('button', { name: 'Voltar à anterior' }).click();
  await sure('Voltar à anterior');
  await expect(row).not.toContainText('No ar');
  await row.getByRole('button', { name: /^Ações/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Voltar para esta versão' })).toBeVisible();
});

test('a preview is made on the page, says that it is one, and can be left', async ({ page, services }) => {
  const build = await publish(services, 'preview');
  await signIn(page, services);
  await page.goto(`/admin/remotes/${REMOTE}`);
  const row = page.getByRole('row').filter({ hasText: build.slice(0, 8) });
  await row.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Criar link de prévia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'O link vale por' }).click();
  await page.getByRole('option', { name: '8 horas' }).click();
  await dialog.getByRole('button', { name: 'Criar link de prévia' }).click();
  await expect(dialog.getByRole('status')).toContainText('Funciona até');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('textbox', { name: 'Link de prévia' })).toHaveValue(link);
  await fits(page, '[role=dialog]');

  await page.goto(link);
  const notice = page.getByRole('region', { name: 'Prévia de uma versão' });
  await expect(notice).toContainText(build);
  await expect(notice).toContainText('Vale para todas as abas deste navegador');
  await expect(page).not.toHaveURL(/#/);
  await notice.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(page).not.toHaveURL(/preview/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a preview is in every tab, and ends with the last of them', async ({ context, services }) => {
  const build = await publish(services, 'tabs');
  const { clock, remotes } = services;
  const until = new Date(clock.now().getTime() + 600_000);
  const link = remotes.previewLinks.addressOf({ remote: REMOTE, build, until }, '/admin/login');
  const noticeIn = (tab: Page) => tab.getByRole('region', { name: 'Prévia de uma versão' });
  const open = async (address: string) => {
    const tab = await context.newPage();
    await tab.goto(address);
    return tab;
  };
  const first = await open(link);
  await expect(noticeIn(first)).toContainText(build);
  const second = await open('/admin/login');
  await expect(noticeIn(second)).toContainText(build);
  await first.close();
  await second.reload();
  await expect(noticeIn(second)).toContainText(build);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'preview');
  expect(cookie?.expires).toBe(-1);
  await second.close();

  const later = await open('/admin/login');
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'preview')).toBe(false);
  await expect(later).not.toHaveURL(/preview/);
  await expect(noticeIn(later)).toBeHidden();
  await expect(later.getByRole('main')).toBeVisible();
});
