import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered, FAULTY_REMOTE, reported } from '../../e2e/support/expected.ts';
import { tabTo } from '../../e2e/support/keyboard.ts';
import { linkOf, somebody } from '../../e2e/support/people.ts';
import { sentTo } from '../../e2e/support/requests.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const MB = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fale com a gente' });

/** Opens the dialog from the footer, as from every public page. */
async function openSac(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fale com a gente' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function fill(page: Page, { email, message }: { email: string; message: string }): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Assunto' }).click();
  await page.getByRole('option', { name: 'Nota fiscal' }).click();
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Maria da Silva');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Mensagem' }).fill(message);
}

test('a message with its file gets one protocol number, an answer by e-mail, and goes on', async ({
  page,
  browser,
  baseURL,
  services,
}) => {
  const { db } = services;
  const { email } = somebody();
  const message = 'A minha nota não aparece no perfil.';
  const sent = sentTo(page, '/api/sac');
  await openSac(page, '/regulamentos');
  await fill(page, { email, message });
  await dialogOf(page)
    .getByLabel('Anexo')
    .setInputFiles(file('nota.png', 'image/png', PNG));
  await expect(dialogOf(page).getByText('nota.png')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Enviar mensagem' }).dblclick();
  const done = page.getByRole('dialog', { name: 'Recebemos a sua mensagem' });
  const protocol = (await done.locator('strong').innerText()).trim();
  expect(protocol).toMatch(/^\d{4}-?\d+/);
  expect(sent).toHaveLength(1);
  expect(await db.sacRequest.count({ where: { email } })).toBe(1);
  const link = await linkOf(services, { email }, '/#sac=');
  expect((await db.outboxMessage.findFirstOrThrow({ where: { recipient: email } })).text).toContain(protocol);

  const staffs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const template = `Modelo ${protocol}`;
  await db.answerTemplate.create({ data: { title: template, text: 'Sobre {{protocol}}: [[resposta]]' } });
  const staff = await createStaff(services);
  await enter(staffs, 'admin', { email: staff.email, password: PASSWORD });
  await staffs.goto(`/admin/sac?q=${protocol}`);
  await staffs.getByRole('main').getByRole('link', { name: protocol }).click();
  await expect(staffs.getByText(message)).toBeVisible();
  const coming = staffs.waitForEvent('download');
  await staffs.getByRole('button', { name: /^Baixar anexo/ }).click();
  expect((await coming).suggestedFilename()).toBe(`${protocol}.webp`);
  await staffs.getByRole('main').getByRole('button', { name: 'Responder' }).click();
  const answer = 'Encontramos a nota: ela entra no perfil até amanhã.';
  const writing = staffs.getByRole('dialog', { name: 'Responder' });
  const text = writing.getByRole('textbox', { name: 'Texto' });
  await writing.getByRole('combobox', { name: 'Usar um modelo' }).fill(protocol);
  await staffs.getByRole('option', { name: template }).click();
  await expect(text).toHaveValue(new RegExp(`^Sobre ${protocol}: \\[\\[resposta\\]\\]$`));
  await expect(writing.getByText('Falta escrever: resposta.')).toBeVisible();
  expect(await violationsOf(staffs, '[role=dialog]')).toEqual([]);
  await text.fill(answer);
  await writing.getByRole('button', { name: 'Responder' }).dblclick();
  await expect(staffs.getByText('Resposta enviada.')).toBeVisible();
  await expect(staffs.getByRole('main').getByText('Respondida', { exact: true }).first()).toBeVisible();

  const answers = await db.outboxMessage.findMany({
    where: { recipient: email, text: { contains: answer } },
  });
  expect(answers).toHaveLength(1);
  await page.goto(link);
  const thread = page.getByRole('dialog', { name: `Protocolo ${protocol}` });
  await expect(thread.getByText(answer)).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await thread.getByRole('textbox', { name: 'Escrever de novo' }).fill('Apareceu. Obrigada!');
  await thread.getByRole('button', { name: 'Enviar' }).click();
  await expect(thread.getByText('Em análise')).toBeVisible();
  await staffs.reload();
  await expect(staffs.getByText('Apareceu. Obrigada!')).toBeVisible();
  await expect(staffs.getByRole('main').getByText('Aberta', { exact: true }).first()).toBeVisible();
  await staffs.context().close();
});

test('a file that may not come is refused with a reason, and the message goes without', async ({
  page,
  complaints,
}) => {
  complaints.expect(answered(415, '/api/sac/attachments'));
  await openSac(page, '/faq');
  const dialog = dialogOf(page);
  const field = dialog.getByLabel('Anexo');
  const wrong = dialog.getByText('Formatos aceitos: JPG, PNG, WebP, PDF.');
  await field.setInputFiles(file('nota.png', 'image/png', Buffer.alloc(6 * MB)));
  await expect(dialog.getByText('O arquivo deve ter no máximo 5 MB.')).toBeVisible();
  await field.setInputFiles(file('nota.docx', 'application/msword', Buffer.from('texto')));
  await expect(wrong).toBeVisible();
  // What claims to be a picture is told by its content, on the server.
  await field.setInputFiles(file('virus.png', 'image/png', Buffer.from('<script>alert(1)</script>')));
  await expect(wrong).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await fill(page, { email: somebody().email, message: 'Sem anexo mesmo.' });
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('dialog', { name: 'Recebemos a sua mensagem' })).toBeVisible();
});

test('the dialog is used by keyboard alone, and what was typed outlives it', async ({ page }) => {
  await page.goto('/login');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Fale com a gente' });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  const message = dialog.getByRole('textbox', { name: 'Mensagem' });
  await tabTo(page, message);
  await page.keyboard.type('Uma dúvida.');
  for (let count = 0; count < 15; count += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('Uma dúvida.');
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(dialog.getByText('Campo obrigatório.').first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Assunto' })).toBeFocused();
});

test('customer service is written to from a page that does not exist, and what fails is told and tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(answered(404, '/a/b/c'), reported('remote: mf-public'));
  complaints.allow(...FAULTY_REMOTE);
  await page.goto('/a/b/c');
  const link = page.getByRole('main').getByRole('link', { name: 'Fale com a gente' });
  await expect(link).toBeVisible();
  const files = '**/mf/mf-public/**';
  await page.route(files, (route) => route.abort());
  await link.click();
  await expect(page.getByText('Algo deu errado nesta página.')).toBeVisible();
  await page.unroute(files);
  await page.goBack();
  await link.click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a list of choices says so where what is typed finds none', async ({ page }) => {
  await openSac(page, '/regulamentos');
  await dialogOf(page).getByRole('combobox', { name: 'Assunto' }).fill('xyz');
  await expect(page.getByText('Nada encontrado', { exact: true })).toBeVisible();
});
