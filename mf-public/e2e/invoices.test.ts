import { browserArgs, findBrowser } from '../../e2e/support/server/browser.ts';
import { PRIZE_CHECKS } from '@fio/domain';
import { createStaff, createVisitor, PASSWORD, signInStaff } from '../../e2e/support/server/factories.ts';
import { collectEvidence, createRunningDraw, createSchedule } from '../../e2e/support/server/promotion.ts';
import { grantNumbers } from '../../e2e/support/server/grant-numbers.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { cutOff, reported } from '../../e2e/support/expected.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { linkOf } from '../../e2e/support/people.ts';
import { cameraOver, knowShop, photoOf, someReceipt } from '../../e2e/support/receipts.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, someAddress, test } from '../../e2e/support/test.ts';

const PROMOTION = '/perfil?aba=promocao';
const NUMBER = /^\d{3}\/\d{5}$/;

const fillPurchase = async (page: Page, day: string) => {
  await page.getByRole('textbox', { name: 'Data da compra' }).pressSequentially(day);
  await page.getByRole('textbox', { name: 'Valor total' }).pressSequentially('12990');
};

/** What staff do at their desks, which have tests of their own. */
async function asStaff(page: Page, services: Services, path: string, data: object): Promise<void> {
  const headers = await signInStaff(services, await createStaff(services));
  const answer = await page.request.post(`/api/admin/${path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a visitor holds a receipt before the camera, gets a number, wins, and the prize is validated', async ({
  playwright,
  baseURL,
  services,
  complaints,
}, info) => {
  test.slow();
  await createRunningDraw(services);
  await createSchedule(services, { slots: 20 });
  await knowShop(services);
  const visitor = await createVisitor(services);
  const receipt = someReceipt();
  const film = info.outputPath('receipt.y4m');
  await cameraOver(receipt, film);
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs(), ...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  complaints.hear(browser);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/?nota');
  await expect(page.getByText('Nota reconhecida')).toBeVisible();
  await fillPurchase(page, receipt.day);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Enviar nota' }).dblclick();

  const won = page.getByRole('dialog', { name: 'Você ganhou!' });
  await expect(won.getByText('E a mesma nota deu um número da sorte:')).toBeVisible();
  const number = await won.getByText(NUMBER).innerText();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await won.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('dialog', { name: 'Compartilhar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await won.getByRole('link', { name: 'Ver no perfil' }).click();
  await expect(page).toHaveURL(/aba=premios/);
  await expect(page.getByText(number)).toHaveCount(2);
  const prize = page.getByRole('listitem').filter({ hasText: 'Ganho em' });
  await expect(prize.getByText('Em validação')).toBeVisible();

  const { id, version } = await services.db.prize.findFirstOrThrow({ where: { registrationId: visitor.id } });
  await collectEvidence(services, id);
  const checklist = Object.fromEntries(PRIZE_CHECKS.map((check) => [check, true]));
  await asStaff(page, services, `validation/${id}/validate`, { version, checklist, note: '' });
  await page.reload();
  await expect(prize.getByText('Validado', { exact: true })).toBeVisible();
  await linkOf(services, visitor, '/perfil?aba=premios');
  expect(await services.db.invoice.count({ where: { registrationId: visitor.id } })).toBe(1);
  await browser.close();
});

test('a photo goes on after the connection is lost, counts once, is refused, and says why', async ({
  page,
  services,
  complaints,
}) => {
  complaints.expect(cutOff('/api/invoices/uploads/*'), reported('path: /invoices/uploads/:id'));
  test.slow();
  const visitor = await createVisitor(services);
  const receipt = someReceipt();
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/?nota=foto');
  let pieces = 0;
  await page.route('**/api/invoices/uploads/*', (route) => {
    pieces += 1;
    return pieces === 2 ? route.abort('connectionreset') : route.continue();
  });
  const file = page.getByLabel('Foto ou PDF da nota');
  await file.setInputFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer: await photoOf(receipt) });
  await expect(page.getByText(/O envio parou em \d+%/)).toBeVisible();
  await expect(page.getByText('Arquivo recebido.')).toBeVisible();
  await expect(page.getByText('Nota reconhecida')).toBeVisible();
  await fillPurchase(page, receipt.day);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Enviar nota' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Nota recebida' })).toBeVisible();

  const [invoice, ...others] = await services.db.invoice.findMany({ where: { registrationId: visitor.id } });
  expect([invoice?.accessKey, invoice?.state, others]).toEqual([receipt.key, 'pending', []]);
  const id = invoice?.id ?? '';
  const version = invoice?.version;
  await asStaff(page, services, `invoices/${id}/refuse`, { version, reason: 'product', note: '' });
  await page.goto(PROMOTION);
  const item = page.getByRole('listitem').filter({ hasText: 'Enviada em' });
  await expect(item.getByText('Não aceita')).toBeVisible();
  await expect(item.getByText('Por quê: a nota não tem produto participante.')).toBeVisible();
  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Baixar o arquivo' }).click();
  expect((await download).suggestedFilename()).toBe('nota-fiscal.webp');
  await linkOf(services, visitor, '/perfil?aba=notas');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?nota=chave');
  const key = page.getByRole('textbox', { name: 'Chave de acesso' });
  await key.pressSequentially(receipt.key);
  // All 44 are in sight, in groups of four that no line breaks.
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
  expect(await key.evaluate(hidden)).toBe(0);
  await fillPurchase(page, receipt.day);
  await page.getByRole('button', { name: 'Enviar nota' }).click();
  await expect(page.getByRole('dialog').getByText('Este documento já foi cadastrado.')).toBeVisible();
});

test('a newcomer downloads a signed receipt, sends it and has it counted', async ({ page, services }) => {
  await createRunningDraw(services);
  const visitor = await createVisitor(services);
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto('/?nota=xml');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Baixar o XML da nota/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^nfce-\d+\.xml$/);
  await page.getByRole('button', { name: 'XML da nota', exact: true }).setInputFiles(await file.path());
  await expect(page.getByText('Nota reconhecida')).toBeVisible();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Enviar nota' }).dblclick();
  await expect(page.getByRole('dialog').getByText(NUMBER).first()).toBeVisible();
  const [invoice, ...others] = await services.db.invoice.findMany({ where: { registrationId: visitor.id } });
  expect([invoice?.confirmedBy, others]).toEqual(['xml_signature', []]);
});

test('the numbers are printed alone, and the browser proves them once the seed is known', async ({
  page,
  services,
}) => {
  const visitor = await createVisitor(services);
  // A draw of its own: the seed of the one that others take part in stays a secret.
  const drawId = await createRunningDraw(services);
  const title = `Sorteio ${drawId}`;
  await services.db.draw.update({ where: { id: drawId }, data: { title } });
  const grant = { registrationId: visitor.id, invoiceId: null, origin: 'manual', count: 12 } as const;
  await services.db.$transaction((tx) => grantNumbers(services, tx, drawId, [grant]));
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
  await page.goto(PROMOTION);
  await page.getByText('A prova de que ninguém escolhe os números').click();
  await expect(page.getByText('Depois do período a semente é revelada.')).toBeVisible();

  await services.db.numberPool.update({ where: { drawId }, data: { revealedAt: new Date() } });
  await page.reload();
  await page.getByText('A prova de que ninguém escolhe os números').click();
  await page.getByRole('button', { name: 'Conferir no meu aparelho' }).click();
  await expect(page.getByText(/^Confere: a semente tem o resumo publicado/)).toBeVisible();

  const number = await page.getByText(NUMBER).first().innerText();
  await page.goto('/ganhadores?conferir');
  const dialog = page.getByRole('dialog', { name: 'Conferir um número da sorte' });
  await dialog.getByLabel('Sorteio').and(page.locator('input')).click();
  await page.getByRole('option', { name: title }).click();
  await dialog.getByRole('textbox', { name: 'Número da sorte' }).fill(number);
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByText(`O ${number} é o 1º da ordem e foi dado a um participante`)).toBeVisible();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);

  await page.goto(PROMOTION);
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Imprimir os meus números' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Números da sorte de ${visitor.name}`)).toBeVisible();
  await expect(page.getByText(NUMBER).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notas fiscais' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
