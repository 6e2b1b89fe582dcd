import { createStaff, createVisitor, PASSWORD } from '../bff/test/factories.ts';
import { expect, test } from './support/apart.ts';
import { answered } from './support/expected.ts';
import { enter, tokenOf } from './support/sessions.ts';

// One product of its own for the file: with a worker each its tests would start one each.
test.describe.configure({ mode: 'default' });

test('staff work on their own host, out of the site’s reach, enter as a visitor there and come back', async ({
  page,
  site,
  desk,
  services,
  complaints,
}) => {
  const staff = await createStaff(services);
  const visitor = await createVisitor(services, { name: 'Zenaide', lastName: 'Quintela' });

  await page.goto(`${site}/admin/registrations/${visitor.id}`);
  await expect(page).toHaveURL(new RegExp(`^${desk}/admin/login`));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(staff.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const name = page.getByRole('heading', { level: 1, name: 'Zenaide Quintela' });
  await expect(name).toBeVisible();
  const token = await tokenOf(page, 'admin');
  expect(token).toHaveLength(43);

  // What a script of the public page could try: its storage, and the API with all that the browser would send along.
  const other = await page.context().newPage();
  await other.goto(`${site}/faq`);
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token ?? '');
  const asked = (origin: string) =>
    other.evaluate(
      async ([address, bearer]) => {
        const headers = { authorization: `Bearer ${bearer}` };
        const answer = await fetch(address ?? '', { headers, credentials: 'include' }).catch(() => null);
        return answer?.status ?? 'refused';
      },
      [`${origin}/api/admin/user`, token],
    );
  complaints.expect(answered(404, '/api/admin/user'), { text: /127\.0\.0\.1.*Content Security Policy/ });
  expect(await asked('')).toBe(404);
  expect(await asked(desk)).toBe('refused');
  await other.close();

  // A visitor who left their session in this browser.
  const somebody = await createVisitor(services);
  const theirs = await page.context().newPage();
  await enter(theirs, 'user', { email: somebody.email, password: PASSWORD });
  const before = await tokenOf(theirs, 'user');
  await theirs.close();

  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Entrar como esta pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar como esta pessoa' });
  await dialog.getByRole('button', { name: 'Entrar como esta pessoa' }).click();
  const asks = page.getByRole('dialog', { name: 'Já há alguém conectado aqui' });
  await expect(asks).toBeVisible();
  expect(await tokenOf(page, 'user')).toBe(before);
  await asks.getByRole('button', { name: 'Entrar mesmo assim' }).click();
  await expect(page.getByText('Você entrou como Zenaide Quintela')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(site);
  expect(page.url()).not.toContain('entrar=');
  const entered = await tokenOf(page, 'user');
  expect(entered).toHaveLength(43);
  expect(await tokenOf(page, 'admin')).toBeNull();
  expect(entered).not.toBe(before);
  expect(addresses.join(' ')).not.toContain(entered ?? '');

  await page.getByRole('button', { name: 'Voltar à administração' }).click();
  await expect(page).toHaveURL(`${desk}/admin/registrations/${visitor.id}`);
  await expect(name).toBeVisible();
  expect(await tokenOf(page, 'admin')).toBe(token);
  await page.goto(`${site}/healthz`);
  expect(await tokenOf(page, 'user')).toBeNull();
  const actions = await services.db.action.findMany({
    where: { recordId: visitor.id, action: { notIn: ['view_whole', 'entered_view'] } },
    orderBy: { id: 'asc' },
  });
  expect(actions.map(({ action }) => action)).toEqual(['login', 'entered_take']);
});

test('whoever is signed in on the site stays so until staff say otherwise, and a code is used once', async ({
  page,
  site,
  services,
  complaints,
}) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  const own = await tokenOf(page, 'user');
  const address = `${site}/#entrar=${'A'.repeat(43)}`;
  const dialog = page.getByRole('dialog', { name: 'Já há alguém conectado aqui' });

  await page.goto(address);
  await dialog.getByRole('button', { name: 'Manter o acesso atual' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(`${site}/`);
  expect(await tokenOf(page, 'user')).toBe(own);

  complaints.expect(answered(404, '/api/entered'));
  await page.goto(`${site}/faq`);
  await page.goto(address);
  await dialog.getByRole('button', { name: 'Entrar mesmo assim' }).click();
  await expect(page.getByText('Este acesso já foi usado ou passou de um minuto.')).toBeVisible();
  expect(await tokenOf(page, 'user')).toBe(own);
});
