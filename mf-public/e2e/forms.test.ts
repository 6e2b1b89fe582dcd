import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { somebody } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Locator, type Page, test } from '../../e2e/support/test.ts';

const REQUIRED = /Campo obrigatório\./;

/** The form of one of staff's pages, sent with nothing in it. */
async function sentEmpty(page: Page, path: string, button: string): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: button, exact: true }).click();
  return main;
}

test('a day of birth ahead, or too long ago, is told as what it is', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(somebody().cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  const send = page.getByRole('button', { name: 'Continuar' });
  // The step before has a button of the same name.
  await expect(birth).toBeVisible();
  await send.click();
  await expect(birth).toHaveAccessibleDescription(REQUIRED);
  await birth.pressSequentially('10102099');
  await send.click();
  await expect(birth).toHaveAccessibleDescription(/^Não é possível cadastrar uma data futura\. Confere/);
  await birth.fill('');
  await birth.pressSequentially('10101899');
  await send.click();
  await expect(birth).toHaveAccessibleDescription(/O ano de nascimento não pode ser anterior a 1900\./);
});

/** The list of a select's options stands at its field, above or below, and whole on the screen. */
const expectAtField = (page: Page, field: Locator) =>
  expect(async () => {
    const [at, list] = [await field.boundingBox(), await page.getByRole('listbox').boundingBox()];
    if (!at || !list) throw new Error('The field or its list is not drawn.');
    const gap = Math.max(list.y - (at.y + at.height), at.y - (list.y + list.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(20);
    expect(Math.abs(list.x + list.width / 2 - (at.x + at.width / 2))).toBeLessThan(8);
    expect(list.y).toBeGreaterThanOrEqual(0);
    expect(list.y + list.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();

test('the options of a select open at their field in a scrolled sheet and at the foot of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const state = page.getByLabel('Estado').and(page.locator('input'));
  for (const path of ['/?entrar', '/register']) {
    await page.goto(path);
    const cpf = page.getByRole('textbox', { name: 'CPF', exact: true });
    await cpf.pressSequentially(somebody().cpf);
    if (path === '/register') await page.getByRole('button', { name: 'Continuar' }).click();
    // Out of sight at first: what it stands in has to scroll.
    await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeInViewport();
    await expect(state).not.toBeInViewport();
    await state.click();
    await expectAtField(page, state);
    await state.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await expectAtField(page, state);
    await page.getByRole('option', { name: 'Alagoas' }).click();
    await expect(state).toHaveValue('Alagoas');
  }
});

test('what staff left empty is called required, and a price of nothing says that it is the price', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  const token = await sentEmpty(page, '/admin/tokens/create', 'Criar token');
  await expect(token.getByRole('textbox', { name: 'Vale até' })).toHaveAccessibleDescription(REQUIRED);

  const check = await sentEmpty(page, '/admin/tickets-check', 'Conferir');
  await expect(check.getByRole('textbox', { name: 'Número' })).toHaveAccessibleDescription(REQUIRED);

  const draw = await sentEmpty(page, '/admin/winners-draw/create', 'Criar');
  for (const name of ['Início do período', 'Fim do período', 'Extração da Loteria Federal'])
    await expect(draw.getByRole('textbox', { name })).toHaveAccessibleDescription(REQUIRED);
  const value = draw.getByRole('textbox', { name: 'Valor de mercado de um (R$)' });
  await expect(value).toHaveAccessibleDescription(REQUIRED);
  await value.fill('0,00');
  await draw.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(value).toHaveAccessibleDescription(/O valor deve ser maior que zero\./);
});
