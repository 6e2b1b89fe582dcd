import { readFile } from 'node:fs/promises';
import { castVote, createPoll, createShow } from '../../e2e/support/server/content.ts';
import { createStaff, createVisitor, PASSWORD, signInVisitor } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { linkOf, signIn } from '../../e2e/support/people.ts';
import { enter, tokenOf } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const PARTS = ['Votos', 'Sugestões', 'Promoção', 'Dados', 'Acesso', 'Privacidade'];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const secret = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function violations(page: Page): Promise<string[]> {
  // Colours are judged when nothing fades any more.
  return violationsOf(page);
}

test('a part has an address, also through the sign-in, and each is clean on a phone', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services, { name: 'Maria'.repeat(10) });
  const poll = await createPoll(services.db, { title: 'O farol acende sozinho? '.repeat(20) });
  await castVote(services.db, poll, 0, visitor);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/perfil?aba=privacidade');
  await signIn(page, { ...visitor, password: PASSWORD });
  await expect(heading(page, 'Excluir o cadastro')).toBeVisible();
  await expect(page).toHaveURL(/\/perfil\?aba=privacidade$/);
  const parts = page.getByRole('navigation', { name: 'Partes do perfil' });
  for (const part of PARTS) {
    await parts.getByRole('link', { name: part }).click();
    await expect(parts.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  }
  await page.goBack();
  await expect(heading(page, 'Senha')).toBeVisible();
});

test('votes are told with their hits', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  for (const place of [0, 1]) {
    const poll = await createPoll(services.db);
    await castVote(services.db, poll, place, visitor);
    await services.db.poll.update({
      where: { id: poll.id },
      data: {
        state: 'resolved',
        stamp: 'confirmed',
        note: 'Foi assim.',
        resolvedAt: new Date(),
        correctOptionId: poll.options[0]?.id ?? null,
      },
    });
  }
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil');
  await expect(page.getByText('Você acertou 1 de 2 teorias')).toBeVisible();
  await expect(page.getByRole('button', { name: /compartilhar/i })).toBeVisible();
});

test('data is corrected, and another e-mail counts once its link is followed', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil?aba=dados');
  await page.getByRole('button', { name: 'Corrigir dados' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Jandira');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Jandira' })).toBeVisible();

  const email = `novo.${visitor.email}`;
  await page.getByLabel('Novo e-mail').fill(email);
  await secret(page, 'Sua senha').fill('Errada-demais1');
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await secret(page, 'Sua senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText(`Falta confirmar ${email}`)).toBeVisible();
  await page.goto(await linkOf(services, { email }, '/login?email='));
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  await expect(page).not.toHaveURL(/email=/);
  await page.goto('/perfil?aba=dados');
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
});

test('a new password ends the other browser, and one press ends them all', async ({
  page,
  browser,
  services,
}) => {
  const visitor = await createVisitor(services);
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) await enter(one, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil?aba=seguranca');
  await expect(page.getByRole('button', { name: /^Encerrar a sessão em/ })).toHaveCount(1);
  const password = 'Bonde-lilas-38!';
  await secret(page, 'Senha atual').fill(PASSWORD);
  await page.getByRole('textbox', { name: /^Nova senha/ }).fill(password);
  await secret(page, 'Repita a nova senha').fill(password);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('Senha trocada.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Encerrar a sessão em/ })).toHaveCount(0);
  await other.goto('/perfil');
  // Where the guard leads it: another address asked for before that would be broken off.
  await expect(other).not.toHaveURL(/\/perfil$/);
  await expect(other.getByRole('link', { name: 'Entrar' })).toBeVisible();

  await enter(other, 'user', { email: visitor.email, password });
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click();
  await expect(page.getByText('Você saiu de todos os aparelhos.')).toBeVisible();
  expect(await tokenOf(page, 'user')).toBeNull();
  await other.goto('/perfil');
  await expect(other.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await other.context().close();
});

test('consents change both ways, and the data comes along', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil?aba=privacidade');
  const news = page.getByRole('switch', { name: /Quero receber novidades/ });
  await news.click();
  await expect(page.getByText('Você vai receber as novidades.')).toBeVisible();
  await expect(news).toBeChecked();
  await news.click();
  await expect(page.getByText('Você não vai mais receber as novidades.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Novidades por e-mail' })).toHaveCount(2);

  for (const [name, file, begins] of [
    ['Baixar em JSON', 'meus-dados.json', '{'],
    ['Baixar em PDF', 'meus-dados.pdf', '%PDF'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    expect((await readFile(await download.path(), 'utf8')).slice(0, begins.length)).toBe(begins);
  }
});

test('deletion says what stays, asks for the password and is final', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil?aba=privacidade');
  await page.getByRole('button', { name: 'Excluir meu cadastro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir o cadastro' });
  await expect(dialog.getByRole('heading', { name: 'O que fica, e por quê' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const password = dialog.getByRole('textbox', { name: 'Digite a sua senha para confirmar' });
  await password.fill('Errada-demais1');
  await dialog.getByRole('button', { name: 'Excluir meu cadastro' }).click();
  await expect(dialog.getByText('Senha incorreta.')).toBeVisible();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Excluir meu cadastro' }).click();
  await expect(page.getByText('O seu cadastro foi excluído.')).toBeVisible();
  await page.goto('/login');
  await signIn(page, { ...visitor, password: PASSWORD });
  await expect(page.getByRole('form').getByText('Usuário ou senha incorretos')).toBeVisible();
});

test('staff who have entered look and may not decide', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  const { authorization } = await signInVisitor(services, visitor, (await createStaff(services)).id);
  await page.goto('/healthz');
  await page.evaluate((token) => localStorage.setItem('token.user', token), authorization.slice(7));
  await page.goto('/perfil?aba=privacidade');
  await expect(page.getByText('Só a própria pessoa pode fazer isto.')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Excluir meu cadastro' })).toHaveCount(0);
});

test('the suggestions come as a widget, and open the dialog over their part', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  const { id: showId, title } = await createShow(services.db);
  const mine = { showId, authorId: visitor.id, language: 'pt', ip: '' };
  await services.db.suggestion.create({ data: { ...mine, text: 'E se a ilha for o farol?' } });
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/perfil?aba=sugestoes');
  const own = page.getByRole('listitem').filter({ hasText: 'E se a ilha for o farol?' });
  await expect(own).toContainText(title);
  await page.getByRole('main').getByRole('link', { name: 'Sugerir uma teoria' }).click();
  await expect(page.getByRole('dialog', { name: 'Sugerir uma teoria' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/aba=sugestoes/);
});
