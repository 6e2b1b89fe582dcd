import { linkOf, registered, signIn, somebody } from '../../e2e/support/people.ts';
import { sentTo } from '../../e2e/support/requests.ts';
import { tokenOf } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('asking for a link reads the same for an address nobody has', async ({ page, request }) => {
  const answers: string[] = [];
  const sent = sentTo(page, '/api/forgot');
  for (const { email } of [await registered(request), somebody()]) {
    await page.goto('/forgot');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Enviar o link' }).dblclick();
    const answer = page.getByText('Se houver um cadastro com');
    await expect(answer).toBeFocused();
    answers.push((await answer.innerText()).replace(email, ''));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(sent).toHaveLength(2);
});

test('a link sets a new password once and leaves the address bar', async ({ page, request, services }) => {
  const person = await registered(request);
  await request.post('/api/forgot', { data: { email: person.email } });
  const link = await linkOf(services, person, '/reset/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Criar uma senha nova' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset$/);
  const password = 'Bonde-lilas-38!';
  await page.getByRole('textbox', { name: /^Senha nova/ }).fill(password);
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill(password);
  await page.getByRole('button', { name: 'Salvar a senha' }).dblclick();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { ...person, password });
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();

  await page.getByRole('link', { name: 'Meu perfil' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  // The name goes at once, the token when the server has answered; with it the page would lead home.
  await expect.poll(() => tokenOf(page, 'user')).toBeNull();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(page).toHaveURL(/\/forgot$/);
});

test('who has forgotten it in the sheet is back on the page beneath', async ({ page, request }) => {
  const person = await registered(request);
  await page.goto('/regulamentos?de=cartaz&entrar=');
  const sheet = page.getByRole('dialog', { name: 'Entre para participar' });
  await sheet.getByRole('button', { name: 'Entrar com o e-mail' }).click();
  await sheet.getByRole('link', { name: 'Esqueci a senha' }).click();
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/regulamentos\?de=cartaz$/);
});
