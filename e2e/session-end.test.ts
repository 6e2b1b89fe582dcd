import { browserArgs, findBrowser } from '@fio/tools/browser';
import { chromium } from '@playwright/test';
import { createStaff, createVisitor, PASSWORD } from '../bff/test/factories.ts';
import { expectHalf, popUpOf, typeHalf } from './support/half-written.ts';
import { installClock } from './support/page-clock.ts';
import { withSecondStep } from './support/second-step.ts';
import { enter, tokenOf } from './support/sessions.ts';
import { expect, test, type Page } from './support/test.ts';

const HOUR_AND_A_BIT = 61 * 60_000;

async function signInWithin(page: Page, { email }: { email: string }): Promise<void> {
  const popUp = popUpOf(page);
  await popUp.getByLabel('E-mail').fill(email);
  await popUp.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await popUp.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('the page stays under the pop-up as it was, and who signs in there goes on with it', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  await advance(HOUR_AND_A_BIT);
  const popUp = popUpOf(page);
  await expect(popUp.getByRole('textbox', { name: 'Senha' })).toBeFocused();
  await expect(popUp.getByLabel('E-mail')).toHaveValue(staff.email);
  expect(await tokenOf(page, 'admin')).toBeNull();
  await expect(page.getByText('Sem permissão')).toHaveCount(0);
  await expectHalf(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await signInWithin(page, staff);
  await expect(popUp).toBeHidden();
  await expectHalf(page);
  expect(await tokenOf(page, 'admin')).not.toBeNull();
  // It is a session again: what it was typed for can be done.
  await page.getByRole('textbox', { name: 'Título' }).fill('');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
});

test('a second step is asked for in the pop-up too', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  const code = await withSecondStep(services, staff);
  await advance(HOUR_AND_A_BIT);
  await signInWithin(page, staff);
  const popUp = popUpOf(page);
  await expect(popUp.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await popUp.getByRole('textbox', { name: 'Código do aplicativo' }).fill('000000');
  await popUp.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(popUp.getByRole('alert')).toHaveText('Código de verificação incorreto.');
  await popUp.getByRole('textbox', { name: 'Código do aplicativo' }).fill(code());
  await popUp.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(popUp).toBeHidden();
  await expectHalf(page);
});

test('a dialog that was open stays under the pop-up, and does afterwards what it was opened for', async ({
  page,
  services,
}) => {
  const [staff, other] = [await createStaff(services), await createStaff(services)];
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await page.goto(`/admin/users/${other.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  const asked = page.getByRole('dialog').getByRole('button', { name: 'Desativar' });
  await expect(asked).toBeVisible();
  await advance(HOUR_AND_A_BIT);
  const popUp = popUpOf(page);
  await expect(popUp.getByRole('textbox', { name: 'Senha' })).toBeFocused();
  await page.keyboard.press('Escape');
  await signInWithin(page, staff);
  await expect(popUp).toBeHidden();
  await asked.click();
  await expect(page.getByRole('main').getByText('Desativado', { exact: true })).toBeVisible();
});

test('somebody else who signs in there starts at their home, and finds nothing of the page', async ({
  page,
  services,
}) => {
  const [one, other] = [await createStaff(services), await createStaff(services, { name: 'Benedita Lins' })];
  await enter(page, 'admin', { email: one.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  await page.evaluate(() => Object.assign(globalThis, { ofTheFirst: true }));
  await advance(HOUR_AND_A_BIT);
  await signInWithin(page, other);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('banner').getByText('Benedita Lins')).toBeVisible();
  expect(await page.evaluate(() => 'ofTheFirst' in globalThis)).toBe(false);
});

test('who leaves the page under the pop-up signs in on the page for it', async ({ page, services }) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  await advance(HOUR_AND_A_BIT);
  await popUpOf(page).getByRole('button', { name: 'Deixar esta página' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  // Its fields have the names of the page's.
  await expect(popUpOf(page)).toBeHidden();
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/shows\/create$/);
});

test('what one tab does with the session the others follow, pages included', async ({
  page,
  context,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  const second = await context.newPage();
  await second.goto('/admin/update');
  await expect(second.getByText('Este aparelho')).toBeVisible();
  await advance(HOUR_AND_A_BIT);
  await expect(popUpOf(page)).toBeVisible();
  await expect(popUpOf(second)).toBeVisible();
  await signInWithin(second, staff);
  for (const tab of [second, page]) await expect(popUpOf(tab)).toBeHidden();
  await expect(second).toHaveURL(/\/admin\/update$/);
  await expectHalf(page);

  await page.close({ runBeforeUnload: false });
  const third = await context.newPage();
  await second.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await expect(second).toHaveURL(/\/admin\/login$/);
  await third.goto('/admin/login');
  await second.getByLabel('E-mail').fill(staff.email);
  await second.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(third).toHaveURL(/\/admin\/dashboard$/);
});

/** The colour of a point of the window, as the screen shows it. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const canvas = await page.context().newPage();
  const seen = await canvas.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [...picture],
  );
  await canvas.close();
  return seen;
}

test('where the scroll bar was, the pop-up leaves no strip', async ({ services, baseURL }) => {
  // Playwright hides the bars that people have.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const advance = await installClock(page);
  await typeHalf(page);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(1280);
  await advance(HOUR_AND_A_BIT);
  await expect(popUpOf(page).getByRole('textbox', { name: 'Senha' })).toBeFocused();
  const [beside, strip] = [await colourAt(page, 1260, 380), await colourAt(page, 1276, 380)];
  for (const [part, value] of strip.entries()) expect(Math.abs(value - (beside[part] ?? 0))).toBeLessThan(12);
  await browser.close();
});

test('a visitor hears of the end in the words of a refusal', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await services.db.session.updateMany({
    where: { subjectId: visitor.id },
    data: { expiresAt: new Date(Date.now() + 60_000) },
  });
  const advance = await installClock(page);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Seus votos' })).toBeVisible();
  await advance(61_000);
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login$/);
});
