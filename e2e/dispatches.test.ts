import { AxeBuilder } from '@axe-core/playwright';
import { createStaff, createVisitor, PASSWORD } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const UF = 'Roraima';

test('a letter is written to an audience, begun, and looked at in the log', async ({ page, services }) => {
  const staff = await createStaff(services);
  const person = await createVisitor(services, { name: 'Zulmira', state: 'RR', marketing: true });
  await createVisitor(services, { state: 'RR', marketing: false });
  const title = `Estreia ${crypto.randomUUID().slice(0, 8)}`;
  const pt = { subject: '{{name}}, estreia hoje', preheader: '', title: 'Estreia', button: 'Ver' };
  const en = { subjectEn: '{{name}}, today', preheaderEn: '', titleEn: 'Today', buttonEn: 'See' };
  await services.db.emailTemplate.create({
    data: {
      ...{ key: `campaign-${crypto.randomUUID()}`, name: title, link: '/', ...pt, ...en },
      ...{ html: '<p>Oi, {{name}}!</p>', closing: '', htmlEn: '<p>Hi {{name}}!</p>', closingEn: '' },
      publishedAt: new Date(),
    },
  });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/dispatches/create');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Nome do disparo' }).fill(title);
  await main.getByRole('combobox', { name: 'Carta' }).click();
  await page.getByRole('option', { name: new RegExp(title) }).click();
  await main.getByRole('combobox', { name: 'Estado' }).fill(UF);
  await page.getByRole('option', { name: UF }).click();
  await expect(main.getByText('sem consentimento para novidades')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await main.getByRole('button', { name: /Criar|Salvar/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await main.getByRole('button', { name: 'Iniciar envio' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Receberiam agora')).toBeVisible();
  await dialog.getByRole('button', { name: 'Iniciar envio' }).click();
  // The page follows the worker by itself.
  await expect(main.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 60_000 });
  await main.getByRole('link', { name: /Guardados|Enviados/ }).click();
  await expect(page).toHaveURL(/\/admin\/dispatches\?/);
  await expect(main.getByText(person.email)).toBeVisible();
  const mail = await services.db.outboxMessage.findFirstOrThrow({ where: { recipient: person.email } });
  await page.goto(`/admin/dispatches/${mail.id}`);
  const letter = page.frameLocator('iframe');
  await expect(letter.getByText('Oi, Zulmira!')).toBeVisible();
  const shown = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(shown.violations.map(({ id }) => id)).toEqual([]);
});
