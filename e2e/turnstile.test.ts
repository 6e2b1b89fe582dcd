import type { Page } from '@playwright/test';
import type { Verifier } from '../bff/test/verifier/verifier.ts';
import { answered, cutOff } from './support/expected.ts';
import { asSite, expect, test } from './support/challenged.ts';
import { fillRegistration, somebody } from './support/people.ts';
import { sentTo } from './support/requests.ts';

// One product and one challenge service for all of them, whose troubles belong to one test at a time.
test.describe.configure({ mode: 'default' });

const REFUSED = 'Não foi possível confirmar que você não é um robô. Tente novamente.';
const LATE = 'A verificação expirou. Tente novamente.';

/** Fills the customer-service dialog over a page. */
async function fillSac(page: Page, email: string) {
  await page.goto('/login?sac');
  const dialog = page.getByRole('dialog', { name: 'Fale com a gente' });
  await dialog.getByRole('combobox', { name: 'Assunto' }).click();
  await page.getByRole('option', { name: 'Prêmios' }).click();
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Maria da Silva');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Onde está o meu prêmio?');
  return { dialog, send: dialog.getByRole('button', { name: 'Enviar mensagem' }) };
}

async function askForLink(page: Page, side = '') {
  await page.goto(`${side}/forgot`);
  await page.getByLabel('E-mail').fill(somebody().email);
  return { send: page.getByRole('button', { name: 'Enviar o link' }), sent: page.getByText('Se houver um') };
}

const tokensOf = ({ asked }: Verifier) => asked.map(({ response }) => response);

test('a registration passes with a token for each request', async ({ page, verifier }) => {
  const widgets: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(verifier.origin)) widgets.push(new URL(request.url()).pathname);
  });
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Criar cadastro' })).toBeVisible();
  // Who sends nothing meets no third party.
  expect(widgets).toEqual([]);
  const before = verifier.asked.length;
  await fillRegistration(page, somebody());
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro feito' })).toBeVisible();
  const used = tokensOf(verifier).slice(before);
  expect(used).toHaveLength(2);
  expect(new Set(used).size).toBe(2);
});

for (const side of ['', '/admin'])
  test(`a link to recover the password is sent from ${side}/forgot`, async ({ page, verifier }) => {
    const before = verifier.asked.length;
    const { send, sent } = await askForLink(page, side);
    await send.click();
    await expect(sent).toBeFocused();
    expect(verifier.asked).toHaveLength(before + 1);
  });

test('without a token, and with one that was used, the API lets nobody in', async ({ request, verifier }) => {
  const ask = (token?: string) =>
    request.post('/api/forgot', {
      data: { email: somebody().email },
      headers: token === undefined ? {} : { 'x-challenge-token': token },
    });
  const token = verifier.issue('recovery');
  const codes = [];
  for (const one of [undefined, token, token]) {
    const answer = await ask(one);
    const { code = answer.status() } = (await answer.json().catch(() => ({}))) as { code?: string };
    codes.push(code);
  }
  expect(codes).toEqual(['CHALLENGE_REQUIRED', 202, 'turnstile_timeout']);
});

test('a token that came too late is replaced unasked, and only then the visitor is told', async ({
  page,
  verifier,
  complaints,
}) => {
  complaints.expect(answered(403, '/api/forgot'));
  const { send, sent } = await askForLink(page);
  const posted = sentTo(page, '/api/forgot');
  verifier.troubles.push('timeout-or-duplicate', 'timeout-or-duplicate');
  await send.click();
  await expect(page.getByText(LATE).first()).toBeVisible();
  expect(posted).toHaveLength(2);
  verifier.troubles.push('timeout-or-duplicate');
  await send.click();
  await expect(sent).toBeFocused();
});

for (const trouble of ['internal-error', 'garbage', 'down'] as const)
  test(`who can't be checked (${trouble}) doesn't pass, keeps what was typed and tries again`, async ({
    page,
    verifier,
    services,
    complaints,
  }) => {
    complaints.expect(answered(403, '/api/sac'));
    const { email } = somebody();
    const { dialog, send } = await fillSac(page, email);
    verifier.troubles.push(trouble, trouble);
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
    expect(await services.db.sacRequest.count({ where: { email } })).toBe(0);
    await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Onde está o meu prêmio?');
    await send.click();
    await expect(page.getByRole('dialog', { name: 'Recebemos a sua mensagem' })).toBeVisible();
    expect(await services.db.sacRequest.count({ where: { email } })).toBe(1);
  });

test('a widget that blocks, or cannot be had, is told and tried again', async ({ page, complaints }) => {
  complaints.expect(cutOff('/turnstile/v0/api.js'));
  const { send, sent } = await askForLink(page);
  const posted = sentTo(page, '/api/forgot');
  await page.route('**/turnstile/v0/api.js*', (route) => route.abort());
  await send.click();
  await expect(page.getByText(REFUSED).first()).toBeVisible();
  await page.unroute('**/turnstile/v0/api.js*');
  await asSite(page, '2x00000000000000000000AB');
  let frames = 0;
  page.on('request', (request) => (frames += Number(request.url().includes('/turnstile/v0/frame'))));
  await send.click();
  // It is tried once more before anybody is told.
  await expect.poll(() => frames).toBe(2);
  await expect(page.getByText(REFUSED).first()).toBeVisible();
  expect(posted).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await send.click();
  await expect(sent).toBeFocused();
});

test('a widget that asks is answered by keyboard, within the dialog', async ({ page }) => {
  const { dialog, send } = await fillSac(page, somebody().email);
  await asSite(page, '3x00000000000000000000FF');
  await send.focus();
  await page.keyboard.press('Enter');
  const asking = dialog.getByRole('group', { name: 'Verificação de segurança' });
  await expect(asking).toBeFocused();
  await expect(asking.getByRole('status')).toHaveText(/confirme que você não é um robô/);
  // The frame lies behind a closed root, as the real one does.
  await page.keyboard.press('Tab');
  // Focus goes over to the process of another site's frame; a key pressed on its way there is lost.
  const frame = page.frames().find((each) => each.url().includes('/turnstile/v0/frame'));
  await expect.poll(() => frame?.evaluate(() => document.activeElement?.id)).toBe('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Recebemos a sua mensagem' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Protocolo');
});
