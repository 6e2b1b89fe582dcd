import { createStaff, PASSWORD } from './server/factories.ts';
import type { Services } from './server/services.ts';
import { violationsOf, WINDOWS, wordsCut } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { withSecondStep } from './second-step.ts';
import { enter } from './sessions.ts';
import { type Browser, expect, type Locator, type Page } from './test.ts';

export const REQUIRED = /Campo obrigatório\./;
const BOARD = 'Os cinco prêmios da Loteria Federal';
export const MATCHED = 'As duas digitações são iguais: extração confirmada.';

/** A member of staff at a desk of their own, who may be one of the two that a step takes. */
export async function atDesk(
  browser: Browser,
  services: Services,
  name: string,
  path: string,
): Promise<Page> {
  const staff = await createStaff(services, { name });
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await withSecondStep(services, staff);
  await page.goto(path);
  return page;
}

/** What everybody watches, on a telephone, by somebody who wants no motion. */
export async function watching(browser: Browser, slug: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/ganhadores/${slug}/ao-vivo`);
  await expect(page.getByRole('list', { name: BOARD })).toBeVisible();
  return page;
}

/** So many prizes are shown, from the first on, and no other. */
export async function expectShown(page: Page, prizes: readonly string[], count: number): Promise<void> {
  const texts = prizes.map((digits, at) =>
    at < count ? `${at + 1}º prêmio: ${digits}` : `${at + 1}º prêmio: ainda não saiu`,
  );
  await expect(page.getByRole('list', { name: BOARD }).getByRole('listitem')).toContainText(texts);
}

/** Types an extraction as a person does, without a mouse. */
export async function typeExtraction(page: Page, contest: string, prizes: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('textbox', { name: 'Número da extração (concurso)' }));
  for (const text of [contest, ...prizes, 'Site da Caixa, às 19h12']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** What stands on the page is found by everybody, and fits on a phone. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await violationsOf(page, 'main')).toEqual([]);
  const before = page.viewportSize();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** What the wizard says has to be done now. */
export const now = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true });

export async function freeze(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Fechar e congelar a lista' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('8 números entram na lista.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar e congelar a lista' }).click();
  // The job has written the files; the page has asked again by itself.
  await expect(now(page, 'Digitar a extração')).toBeVisible({ timeout: 30_000 });
}

export async function keepMinutes(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Ata de apuração' });
  await form.getByRole('textbox', { name: 'Quem assina a ata' }).fill('Íris Prado');
  await form.getByRole('textbox', { name: 'Cargo' }).fill('Diretora de promoções');
  for (const [index, cpf] of ['52998224725', '11144477735'].entries()) {
    const witness = form.getByRole('group', { name: `${index + 1}ª testemunha` });
    await witness.getByRole('textbox', { name: 'Nome' }).fill(index === 0 ? 'Rui Sá' : 'Lia Nunes');
    await witness.getByRole('textbox', { name: 'CPF' }).pressSequentially(cpf);
  }
  await form.getByRole('textbox', { name: 'Relato dos fatos' }).fill('Apuração sem ocorrências.');
  await form.getByRole('button', { name: 'Guardar a ata' }).click();
  await expect(page.getByText('Dados da ata guardados.')).toBeVisible();
}

/** From the menu to the draw's wizard. */
export async function openDraw(page: Page, title: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu da administração' });
  await menu.getByRole('link', { name: 'Apuração', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
}

/** Shows the prizes that are left, and has the result calculated with them. */
export async function showAllAndCalculate(page: Page): Promise<void> {
  const button = { name: 'Mostrar todos e calcular' };
  await page.getByRole('main').getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
  await expect(now(page, 'Conferir o resultado')).toBeVisible();
}

/** Publishes, once the title is typed. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Publicar o resultado' }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: 'Publicar o resultado' });
  await expect(last).toBeDisabled();
  await dialog.getByRole('textbox').fill(title);
  await last.click();
  await expect(now(page, 'Resultado publicado')).toBeVisible();
}

/** Counts from the dashboard on what is pressed with a pointer, over all pages of the tab; Enter in a field is none. */
export async function pressesOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = ({ detail }: MouseEvent) => {
      const before = Number(sessionStorage.getItem('presses') ?? 0);
      if (detail > 0) sessionStorage.setItem('presses', String(before + 1));
    };
    addEventListener('click', count, true);
  });
  await page.goto('/admin/dashboard');
  await page.evaluate(() => sessionStorage.removeItem('presses'));
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}
