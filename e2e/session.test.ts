import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import type { Services } from '../bff/test/services.ts';
import { registered, signIn, somebody } from './support/people.ts';
import { installClock } from './support/page-clock.ts';
import { sentTo } from './support/requests.ts';
import { enter, tokenOf } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { anotherOf, cardOf, openTheory, ownTheory } from './support/theories.ts';

const visitorOf = ({ db }: Services, { email }: { email: string }) =>
  db.registration.findUniqueOrThrow({ where: { email } });

/** Shortens the sessions somebody has, so that the page counts down from a minute. */
const endInAMinute = ({ db }: Services, { id }: { id: string }) =>
  db.session.updateMany({ where: { subjectId: id }, data: { expiresAt: new Date(Date.now() + 60_000) } });

test('at zero the staff session is cleared and the pop-up leads back to the same page', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services, { name: 'Odete Prazeres' });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await endInAMinute(services, staff);
  const advance = await installClock(page);
  await page.goto('/admin/update?de=menu#fim');
  await expect(page.getByText('Odete Prazeres')).toBeVisible();
  await advance(61_000);
  const popUp = page.getByRole('dialog', { name: 'Sua sessão expirou' });
  await expect(popUp).toBeVisible();
  expect(await tokenOf(page, 'admin')).toBeNull();

  await popUp.getByRole('button', { name: 'Deixar esta página' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?de=menu$/);
  // Its fields have the names of the page's.
  await expect(popUp).toBeHidden();
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/update\?de=menu#fim$/);
});

test('at zero a visitor is led to the sign-in and back to where they were', async ({ page, services }) => {
  const person = await registered(page.request);
  await enter(page, 'user', person);
  await endInAMinute(services, await visitorOf(services, person));
  const advance = await installClock(page);
  await page.goto('/perfil?aba=votos#fim');
  await expect(page.getByRole('heading', { name: 'Seus votos' })).toBeVisible();
  await advance(61_000);
  await expect(page).toHaveURL(/\/login\?aba=votos$/);
  expect(await tokenOf(page, 'user')).toBeNull();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/perfil\?aba=votos#fim$/);
});

test('a sign-out in one tab signs the others out', async ({ page, context }) => {
  await enter(page, 'user', await registered(page.request));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/perfil');
    await expect(tab.getByRole('heading', { name: 'Seus votos' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(tab).toHaveURL(/\/$/);
  }
});

test('a burst of refused requests ends the session once and says so once', async ({ page, services }) => {
  const person = await registered(page.request);
  const first = await ownTheory(services);
  const ids = [first.id, await anotherOf(services, first), await anotherOf(services, first)];
  await enter(page, 'user', person);
  await openTheory(page, first);
  for (const poll of ids) await expect(cardOf(page, { id: poll })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  // Of what is pressed before the page answers the last alone is done.
  await page.waitForLoadState('networkidle');
  const { id } = await visitorOf(services, person);
  const revoke = () =>
    services.db.session.updateMany({ where: { subjectId: id }, data: { revokedAt: new Date() } });

  const logouts = sentTo(page, '/api/logout');
  const { promise: revoked, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/vote', async (route) => {
    // No sooner: what else the page asks would end the session before the votes do.
    if (++asked === ids.length) resolve(revoke().then(() => undefined));
    await revoked;
    await route.continue();
  });
  // Where it stands: each card that waits for its answer moves those below.
  for (const poll of ids)
    await cardOf(page, { id: poll }).getByRole('button', { name: 'Sim' }).dispatchEvent('click');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toHaveCount(1);
  expect(asked).toBe(ids.length);
  expect(logouts).toHaveLength(1);
  // The token goes when the server has answered, whatever it says.
  await expect.poll(() => tokenOf(page, 'user')).toBeNull();
});

test('a protected page and a guest-only page keep query and hash', async ({ page }) => {
  const person = await registered(page.request);
  await page.goto('/perfil?utm_source=carta#votos');
  await expect(page).toHaveURL(/\/login\?utm_source=carta$/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/perfil\?utm_source=carta#votos$/);
  for (const guestOnly of ['/login', '/register', '/forgot']) {
    await page.goto(`${guestOnly}?utm_source=carta#topo`);
    await expect(page).toHaveURL(/\/\?utm_source=carta#topo$/);
  }
});

test('the sign-in in the bar leads back to the page one was on', async ({ page }) => {
  const person = await registered(page.request);
  await page.goto('/faq?utm_source=carta#nota-recusada');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await signIn(page, person);
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq\?utm_source=carta#nota-recusada$/);
});

test('a wrong password is told in the form and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  const person = somebody();
  await signIn(page, person);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Usuário ou senha incorretos.');
  await expect(page.getByLabel('CPF ou e-mail')).toHaveValue(person.email);
});

test('a double click on the sign-in opens one session', async ({ page, services }) => {
  const person = await registered(page.request);
  await page.goto('/login');
  await page.getByLabel('CPF ou e-mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).dblclick();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  const { id } = await visitorOf(services, person);
  expect(await services.db.session.count({ where: { subjectId: id } })).toBe(1);
});

test('staff enter as a visitor and leave again without ending their session', async ({ page, services }) => {
  const person = await registered(page.request);
  const staff = await createStaff(services);
  const { id } = await visitorOf(services, person);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token.admin')}` };
    const { token } = (await (await fetch(path, { headers })).json()) as { token: string };
    localStorage.setItem('token.user', token);
  }, `/api/admin/registrations/enter/${id}`);
  const logouts = [sentTo(page, '/api/logout'), sentTo(page, '/api/admin/logout')];

  await page.goto('/perfil');
  await expect(page.getByText('Você entrou como Maria da Silva')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à administração' }).click();
  await expect(page).toHaveURL(/\/admin\/registrations\/[0-9a-f-]{36}$/);
  expect(await tokenOf(page, 'user')).toBeNull();
  expect(await tokenOf(page, 'admin')).not.toBeNull();
  expect(logouts.flat()).toEqual([]);
});
