import { EVERYBODY } from '@fio/contracts';
import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

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
      key: `campaign-${crypto.randomUUID()}`,
      name: title,
      link: '/',
      ...pt,
      ...en,
      html: '<p>Oi, {{name}}!</p>',
      closing: '',
      htmlEn: '<p>Hi {{name}}!</p>',
      closingEn: '',
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
  await main.getByRole('button', { name: 'Ver uma amostra' }).click();
  await expect(main.getByText(/De fora: \d+ sem consentimento/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await main.getByRole('button', { name: 'Iniciar envio' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Receberiam agora')).toBeVisible();
  await dialog.getByRole('button', { name: 'Iniciar envio' }).click();
  // The page follows the worker by itself.
  await expect(main.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 60_000 });
  await main.getByRole('link', { name: /Guardado|Enviado/ }).click();
  await expect(page).toHaveURL(/\/admin\/dispatches\?/);
  await expect(main.getByText(person.email)).toBeVisible();
  const mail = await services.db.outboxMessage.findFirstOrThrow({ where: { recipient: person.email } });
  await page.goto(`/admin/dispatches/${mail.id}`);
  const letter = page.frameLocator('iframe');
  await expect(letter.getByText('Oi, Zulmira!')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

/** Asks the API as the page does that is signed in. */
const ask = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([address, text]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token.admin')}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: text,
      });
      return (await answer.json()) as Answer;
    },
    [`/api/admin/dispatches${path}`, JSON.stringify(body)] as const,
  );

test('who starts one dispatch after the other sees how many each of them reaches at that moment', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  const register = (state: string) => createVisitor(services, { state, marketing: true });
  for (const state of ['AC', 'AP', 'AP', 'AP']) await register(state);
  const texts = { subject: 'Oi', preheader: '', title: 'Oi', button: 'Ver', html: '<p>Oi</p>', closing: '' };
  const english = { subjectEn: 'Hi', preheaderEn: '', titleEn: 'Hi', buttonEn: 'See', htmlEn: '<p>Hi</p>' };
  const { id: templateId } = await services.db.emailTemplate.create({
    data: {
      key: `campaign-${crypto.randomUUID()}`,
      name: 'Contada',
      link: '/',
      ...texts,
      ...english,
      closingEn: '',
      publishedAt: new Date(),
    },
  });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const drafted = async (uf: string) => {
    const audience = { ...EVERYBODY, uf };
    const { id } = await ask<{ id: string }>(page, '/dispatch-list', {
      title: `Para ${uf}`,
      kind: 'service',
      templateId,
      language: 'pt',
      perMinute: 60,
      audience,
    });
    const { readers } = await ask<{ readers: number }>(page, '/audience', { kind: 'service', audience });
    return { id, uf, readers };
  };
  const [acre, amapa] = [await drafted('AC'), await drafted('AP')];
  expect(acre.readers).not.toBe(amapa.readers);

  const dialog = page.getByRole('dialog', { name: 'Iniciar envio' });
  const start = page.getByRole('main').getByRole('button', { name: 'Iniciar envio' });
  const open = async ({ uf }: { uf: string }) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: `Para ${uf}` })
      .first()
      .click();
    await start.click();
  };
  const said = (count: number) =>
    dialog.getByText(count === 1 ? '1 pessoa' : `${count} pessoas`, { exact: true });
  await page.goto('/admin/dispatches/dispatch-list');
  await open(acre);
  await expect(said(acre.readers)).toBeVisible();
  await dialog.getByRole('form').getByRole('button', { name: 'Cancelar' }).click();

  await test.step('another one', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu da administração' });
    await menu.getByRole('link', { name: 'Disparos' }).click();
    await open(amapa);
    await expect(said(amapa.readers)).toBeVisible();
    await dialog.getByRole('form').getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('the same one, after somebody has registered', async () => {
    await register('AP');
    await start.click();
    await expect(said(amapa.readers + 1)).toBeVisible();
  });
});
