import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test, type Page } from '../../e2e/support/test.ts';

const expectNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);
const main = (page: Page) => page.getByRole('main');

async function choose(page: Page, field: string, option: string) {
  await main(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a letter gets a text of its own, is looked at, tried out, published and sent', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/email-templates');
  await expect(main(page).getByText('Novas teorias da semana')).toBeVisible();
  await expectNoViolations(page);

  // It begins with the text that the letter has today.
  await main(page).getByRole('link', { name: 'Novo modelo' }).click();
  await choose(page, 'Carta', 'SAC: mensagem recebida');
  const subject = main(page).getByRole('textbox', { name: 'Assunto', exact: false }).first();
  await expect(subject).toHaveValue('Recebemos a sua mensagem: protocolo {{protocol}}');
  await expect(main(page).getByText('{{protocol}}').first()).toBeVisible();
  await expectNoViolations(page);

  // What the letter can't say is told at its field.
  await subject.fill('Recebido, {{apelido}}');
  await main(page).getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(main(page).getByText('Esta carta não tem {{apelido}}.').first()).toBeVisible();
  await subject.fill('Recebido, {{name}}: {{protocol}}');
  await main(page).getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'SAC: mensagem recebida' })).toBeVisible();

  // The preview is a document without an origin.
  await expect(main(page).getByText('Recebido, Iracema: 20261122-0042 · Fio da Meada')).toBeVisible();
  const frame = main(page).locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByText('Oi, Iracema!')).toBeVisible();
  await main(page).getByRole('button', { name: 'Ver com dados de uma pessoa' }).click();
  await expect(main(page).getByText(/O nome e o e-mail ficam mascarados/)).toBeVisible();
  await expect(frame.contentFrame().getByText(/^Oi, .•/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Voltar ao exemplo' }).click();
  await main(page).getByRole('tab', { name: 'Inglês' }).click();
  await expect(frame.contentFrame().getByText('Hi Iracema!')).toBeVisible();

  // A test goes to whoever asks for it.
  await main(page).getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Enviar teste' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar teste' }).click();
  await expect(page.getByText('A mensagem de teste está a caminho do seu e-mail.')).toBeVisible();
  const tests = await services.db.outboxMessage.findMany({ where: { recipient: staff.email } });
  expect(tests.map((one) => one.subject)).toEqual([
    '[Teste] Recebido, Iracema: 20261122-0042 · Fio da Meada',
  ]);

  await main(page).getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(main(page).getByText('Em uso').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Nova versão' })).toBeVisible();
  const to = `alguem-${staff.id}@exemplo.example`;
  await services.db.$transaction((tx) =>
    services.mail.queue(tx, {
      to,
      template: 'sac_received',
      language: 'pt',
      name: 'Iara',
      link: 'http://localhost/',
      params: { protocol: '7' },
    }),
  );
  const sent = await services.db.outboxMessage.findFirstOrThrow({ where: { recipient: to } });
  expect(sent.subject).toBe('Recebido, Iara: 7 · Fio da Meada');

  // Taken back, so that the product says its own again.
  await main(page).getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Tirar de uso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar de uso' }).click();
  await expect(main(page).getByText('Fora de uso').first()).toBeVisible();
});
