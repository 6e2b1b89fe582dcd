import { dayFromNow } from '../../e2e/support/server/clock.ts';
import { createStaff, PASSWORD, signInStaff } from '../../e2e/support/server/factories.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { base32, codeOf, stepOf } from '../../e2e/support/server/totp.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered } from '../../e2e/support/expected.ts';
import { readQr } from '../../e2e/support/read-qr.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test, type Page } from '../../e2e/support/test.ts';

async function secretOf({ db, vaults }: Services, adminUserId: string): Promise<Uint8Array> {
  return vaults.twoFactor.open(await db.twoFactor.findUniqueOrThrow({ where: { adminUserId } }));
}

/** Types e-mail and password where staff sign in. */
async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

test('staff set up a second step, sign in with it and with a recovery code, and a super user takes it away', async ({
  page,
  browser,
  services,
}) => {
  const staff = await createStaff(services, { name: 'Conceição Duarte' });
  await signInStaff(services, staff);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/update');
  const steps = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await steps.getByRole('button', { name: 'Ativar' }).click();
  await steps.getByRole('textbox', { name: 'Sua senha' }).fill('Senha-errada-1');
  await steps.getByRole('button', { name: 'Continuar' }).click();
  await expect(steps.getByText('Senha incorreta.')).toBeVisible();
  await steps.getByRole('textbox', { name: 'Sua senha' }).fill(PASSWORD);
  await steps.getByRole('button', { name: 'Continuar' }).click();

  const picture = steps.getByRole('img', { name: 'QR Code para o aplicativo autenticador' });
  const address = new URL((await readQr(await picture.screenshot())) ?? '');
  const secret = await secretOf(services, staff.id);
  expect(address.searchParams.get('secret')).toBe(base32(secret));
  expect(await violationsOf(page)).toEqual([]);
  const code = steps.getByRole('textbox', { name: 'Código do aplicativo' });
  await code.fill('abc');
  await steps.getByRole('button', { name: 'Confirmar e ativar' }).click();
  await expect(steps.getByText('Código de verificação incorreto.')).toBeVisible();
  const step = stepOf(new Date());
  await code.fill(codeOf(secret, step));
  await steps.getByRole('button', { name: 'Confirmar e ativar' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(10);
  const recovery = await steps.getByRole('listitem').first().innerText();
  await steps.getByRole('button', { name: 'Já guardei' }).click();
  await expect(steps.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await signOut(page);
  await firstStep(page, staff.email);
  expect(await violationsOf(page)).toEqual([]);
  const typed = page.getByRole('textbox', { name: 'Código do aplicativo' });
  await typed.fill(codeOf(secret, step));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Código de verificação incorreto.');
  // A clock half a minute ahead of ours, for the code of this one is used.
  await typed.fill(codeOf(secret, stepOf(new Date()) + 1));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await signOut(page);
  await firstStep(page, staff.email);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByRole('textbox', { name: 'Código de recuperação' }).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const theirs = await browser.newPage();
  const superUser = await createStaff(services);
  await enter(theirs, 'admin', { email: superUser.email, password: PASSWORD });
  await theirs.goto(`/admin/users/${staff.id}`);
  await theirs.getByRole('button', { name: 'Mais ações' }).click();
  await theirs.getByRole('menuitem', { name: 'Retirar duas etapas' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Retirar duas etapas' }).click();
  await expect(theirs.getByText('Verificação em duas etapas retirada.')).toBeVisible();
  await theirs.close();
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
});

test('staff see where they are signed in, end one session and all others', async ({
  page,
  request,
  services,
}) => {
  const staff = await createStaff(services);
  const others = [await signInStaff(services, staff), await signInStaff(services, staff)];
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/update');
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este aparelho');
  await sessions
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await sessions.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const headers of others)
    expect((await request.get('/api/admin/user', { headers })).status()).toBe(401);
});

/** As if the account's sessions had been proved too long ago. */
const forgetProofs = ({ db }: Services, subjectId: string) =>
  db.session.updateMany({ where: { subjectId }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });

/** Fills in a new token that may read series, and asks for it. */
async function askForToken(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/admin/tokens/create');
  await main.getByRole('textbox', { name: 'Nome' }).fill(name);
  const soon = dayFromNow({ now: () => new Date() }, 30);
  await main.getByRole('textbox', { name: 'Vale até' }).fill(soon.split('-').reverse().join(''));
  await main.getByRole('checkbox', { name: 'Séries: listar' }).check();
  await main.getByRole('button', { name: 'Criar token' }).click();
}

test('what gives something away asks for a proof over the page, and goes on from there', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(answered(403, '/api/admin/tokens'));
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await forgetProofs(services, staff.id);
  await askForToken(page, 'Primeiro painel');
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  const password = dialog.getByRole('textbox', { name: 'Sua senha' });
  await expect(password).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await password.fill('Senha-errada-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Senha incorreta.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  // Nothing typed is lost, and the same button asks again.
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Nome' })).toHaveValue('Primeiro painel');
  await main.getByRole('button', { name: 'Criar token' }).click();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Token' })).toHaveValue(/^fio_/);
  expect(await services.db.apiToken.count({ where: { ownerId: staff.id } })).toBe(1);
});

test('who must have a second factor is led to it, and from there to where they wanted to go', async ({
  page,
  services,
}) => {
  // The product under test demands it of this type.
  const staff = await createStaff(services, { type: 'exports' });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/statistics');
  await expect(page).toHaveURL(/\/admin\/update$/);
  const steps = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await expect(steps.getByText('A sua conta precisa da verificação em duas etapas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Estatísticas' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await steps.getByRole('button', { name: 'Ativar' }).click();
  await steps.getByRole('textbox', { name: 'Sua senha' }).fill(PASSWORD);
  await steps.getByRole('button', { name: 'Continuar' }).click();
  const code = steps.getByRole('textbox', { name: 'Código do aplicativo' });
  await expect(code).toBeVisible();
  const secret = await secretOf(services, staff.id);
  await code.fill(codeOf(secret, stepOf(new Date())));
  await steps.getByRole('button', { name: 'Confirmar e ativar' }).click();
  await steps.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page).toHaveURL(/\/admin\/statistics$/);

  // Another step of theirs would be proved by a code now, and only a code switches it off.
  await page.goto('/admin/update');
  await steps.getByRole('button', { name: 'Desativar' }).click();
  await steps
    .getByRole('textbox', { name: 'Código do aplicativo ou de recuperação' })
    .fill(codeOf(secret, stepOf(new Date()) + 1));
  await steps.getByRole('button', { name: 'Continuar' }).click();
  await expect(steps.getByText('A sua conta precisa da verificação em duas etapas.')).toBeVisible();
});
