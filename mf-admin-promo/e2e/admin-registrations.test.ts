import { formatCpf, maskCpf } from '@fio/domain';
import { createStaff, createVisitor, PASSWORD, signInVisitor } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered } from '../../e2e/support/expected.ts';
import { linkOf, registered, signIn } from '../../e2e/support/people.ts';
import { enter, tokenOf } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

type Services = Parameters<typeof createStaff>[0];

async function asStaff(page: Page, services: Services): Promise<void> {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
}
const main = (page: Page) => page.getByRole('main');
/** Chooses one of the page's further actions. */
async function choose(page: Page, action: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('staff find a person by a whole CPF, set the data right, and read what they did', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services, { name: 'Zenaide', lastName: 'Quintela' });
  await signInVisitor(services, visitor);
  await asStaff(page, services);
  await page.goto('/admin/registrations');
  await page.getByRole('searchbox').fill(visitor.cpf);
  await expect(main(page).getByText('1 pessoa', { exact: true })).toBeVisible();
  const table = main(page).getByRole('table');
  await expect(table.getByText(maskCpf(visitor.cpf))).toBeVisible();
  await expect(table.getByText(formatCpf(visitor.cpf))).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Zenaide Quintela' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Zenaide Quintela' })).toBeVisible();

  await main(page).getByRole('button', { name: 'Corrigir dados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir dados' });
  await dialog.getByRole('textbox', { name: 'Sobrenome' }).fill('Quintela Reis');
  await dialog.getByRole('combobox', { name: 'UF' }).fill('Pernam');
  await page.getByRole('option', { name: 'Pernambuco' }).click();
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('Olin');
  await page.getByRole('option', { name: 'Olinda', exact: true }).click();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Corrigir dados' }).click();
  await expect(main(page).getByText('Olinda/PE')).toBeVisible();

  await main(page).getByRole('tab', { name: 'Acessos' }).click();
  await expect(
    main(page)
      .getByRole('table', { name: /Acessos de Zenaide/ })
      .getByText('Aberta'),
  ).toBeVisible();
  await main(page).getByRole('tab', { name: 'Histórico' }).click();
  await expect(main(page).getByText('Edição')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'Ver tudo desta pessoa' }).click();
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'História de Zenaide Quintela Reis' }),
  ).toBeVisible();
  await expect(main(page).getByText('Acesso: a própria pessoa')).toBeVisible();
  await main(page).getByRole('button', { name: 'Cadastro', exact: true }).click();
  await expect(page).toHaveURL(/\/story\?kinds=registration$/);
  await expect(main(page).getByText('Acesso: a própria pessoa')).toHaveCount(0);
  await expect(main(page).getByText('Cadastro feito')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Zenaide Quintela Reis' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/registrations/${visitor.id}$`));
});

test('staff disable an account with a reason, and its owner is out at once', async ({
  page,
  browser,
  baseURL,
  services,
  complaints,
}) => {
  complaints.expect(answered(403, '/api/login'));
  const person = await registered(page.request);
  const own = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(own, 'user', person);
  await own.goto('/perfil');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await asStaff(page, services);
  const { id } = await services.db.registration.findUniqueOrThrow({ where: { email: person.email } });
  await page.goto(`/admin/registrations/${id}`);
  await choose(page, 'Desativar');
  const dialog = page.getByRole('dialog', { name: 'Desativar' });
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(dialog.getByText('Campo obrigatório.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Conta de robô');
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(main(page).getByText('Conta de robô')).toBeVisible();

  await own.reload();
  await expect.poll(() => tokenOf(own, 'user')).toBeNull();
  await own.goto('/login');
  await signIn(own, person);
  await expect(own.getByRole('form').getByText('Este usuário está inativo.')).toBeVisible();
  await own.context().close();
});

test('a new e-mail asked for by staff counts once its link was followed', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  const wanted = `nova-${visitor.id}@exemplo.example`;
  await asStaff(page, services);
  await page.goto(`/admin/registrations/${visitor.id}`);
  await choose(page, 'Trocar e-mail');
  const dialog = page.getByRole('dialog', { name: 'Trocar e-mail' });
  await dialog.getByRole('textbox', { name: 'Novo e-mail' }).fill(wanted);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Perdeu o acesso ao antigo');
  await dialog.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(main(page).getByText(wanted)).toBeVisible();
  await expect(main(page).getByText(visitor.email)).toBeVisible();
  await page.goto(await linkOf(services, { email: wanted }, '/login?email='));
  await expect
    .poll(async () => (await services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } })).email)
    .toBe(wanted);
});

test('staff enter as a person under a strip that says so, and come back', async ({ page, services }) => {
  const visitor = await createVisitor(services, { name: 'Zoraide', lastName: 'Prates' });
  await asStaff(page, services);
  await page.goto(`/admin/registrations/${visitor.id}`);
  await choose(page, 'Entrar como esta pessoa');
  const dialog = page.getByRole('dialog', { name: 'Entrar como esta pessoa' });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  await dialog.getByRole('button', { name: 'Entrar como esta pessoa' }).click();
  const strip = page.getByRole('region', { name: 'Acesso como participante' });
  await expect(strip.getByText('Você entrou como Zoraide Prates')).toBeVisible();
  expect(await tokenOf(page, 'user')).not.toBeNull();
  await strip.getByRole('button', { name: 'Voltar à administração' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Zoraide Prates' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/registrations/${visitor.id}$`));
  expect(await tokenOf(page, 'user')).toBeNull();
  expect(await tokenOf(page, 'admin')).not.toBeNull();
  const actions = await services.db.action.findMany({
    where: { recordId: visitor.id, action: { notIn: ['view_whole', 'entered_view'] } },
    orderBy: { id: 'asc' },
  });
  expect(actions.map(({ action }) => action)).toEqual(['login']);
});

test('a visitor who is signed in in the same browser stays so until staff say otherwise', async ({
  page,
  services,
}) => {
  const [visitor, somebody] = [await createVisitor(services), await createVisitor(services)];
  await enter(page, 'user', { email: somebody.email, password: PASSWORD });
  await asStaff(page, services);
  const before = await tokenOf(page, 'user');
  const enterAs = page.getByRole('dialog', { name: 'Entrar como esta pessoa' });
  const asks = page.getByRole('dialog', { name: 'Já há alguém conectado aqui' });
  for (const answer of ['Manter o acesso atual', 'Entrar mesmo assim']) {
    await page.goto(`/admin/registrations/${visitor.id}`);
    await choose(page, 'Entrar como esta pessoa');
    await enterAs.getByRole('button', { name: 'Entrar como esta pessoa' }).click();
    await expect(asks).toBeVisible();
    expect(await tokenOf(page, 'user')).toBe(before);
    await asks.getByRole('button', { name: answer }).click();
    await expect(asks).toBeHidden();
    if (answer.startsWith('Manter')) await expect(enterAs).toBeHidden();
  }
  await expect(page.getByText(`Você entrou como ${visitor.name}`)).toBeVisible();
  expect(await tokenOf(page, 'user')).not.toBe(before);
});

test('the data of a person leave for a purpose, and the person may be erased for good', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services, { name: 'Zilá', lastName: 'Torquato' });
  await asStaff(page, services);
  await page.goto(`/admin/registrations/${visitor.id}`);
  await choose(page, 'Baixar dados da pessoa');
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar dados da pessoa' }).click();
  expect((await coming).suggestedFilename()).toBe(`dados-${visitor.id}.pdf`);
  await choose(page, 'Anonimizar');
  const dialog = page.getByRole('dialog', { name: 'Anonimizar' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Pediu por carta');
  await dialog.getByRole('button', { name: 'Anonimizar' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Pessoa que saiu' })).toBeVisible();
  await expect(main(page).getByText('Zilá')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
});
