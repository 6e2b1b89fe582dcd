import { createPoll } from '../../e2e/support/server/content.ts';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { isSigned, startReceiver } from '../../e2e/support/server/webhook-receiver.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

async function fits(page: Page): Promise<void> {
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
}

test('a webhook is created, told of a theory, and the delivery is seen and sent again', async ({
  page,
  services,
}) => {
  const receiver = await startReceiver();
  const name = `Painel ${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { email } = await createStaff(services, { name: 'Íris Prado' });
    await enter(page, 'admin', { email, password: PASSWORD });
    await page.goto('/admin/webhooks');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Criar webhook' }).first().click();
    await main.getByRole('textbox', { name: 'Nome' }).fill(name);
    await main.getByRole('textbox', { name: 'Endereço' }).fill('http://10.0.0.1/avisos');
    await main.getByRole('checkbox', { name: 'Teoria publicada' }).check();
    await main.getByRole('button', { name: 'Criar webhook' }).click();
    await expect(main.getByRole('textbox', { name: 'Endereço' })).toHaveAttribute('aria-invalid', 'true');
    await fits(page);
    await main.getByRole('textbox', { name: 'Endereço' }).fill(receiver.url);
    await main.getByRole('button', { name: 'Criar webhook' }).click();
    const secret = await main.getByRole('textbox', { name: 'Segredo' }).inputValue();
    expect(secret).toMatch(/^whsec_/);

    receiver.answer = (_, response) => void response.writeHead(200).end('Anotado na agência.');
    const { slug } = await createPoll(services.db);
    await expect.poll(() => receiver.received.filter(({ body }) => body.includes(slug)).length).toBe(1);
    const [first] = receiver.received.filter(({ body }) => body.includes(slug));
    expect(first && isSigned(first, secret)).toBe(true);

    await main.getByRole('button', { name: 'Já guardei' }).click();
    await fits(page);
    const id = String(first?.headers['webhook-id']);
    await page.goto(`/admin/webhook-deliveries?q=${id}`);
    await main.getByRole('row', { name }).getByRole('link', { name: 'Teoria publicada' }).click();
    await expect(main.getByText('Anotado na agência.')).toBeVisible();
    await expect(main.getByText(`webhook-id: ${id}`)).toBeVisible();
    await fits(page);
    await main.getByRole('button', { name: 'Enviar de novo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar de novo' }).click();
    const arrived = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === id).length;
    await expect.poll(arrived).toBe(2);
  } finally {
    await receiver.close();
  }
});
