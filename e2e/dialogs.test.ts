import { castVote, createPoll } from '../bff/test/content.ts';
import { createVisitor, PASSWORD } from '../bff/test/factories.ts';
import type { Services } from '../bff/test/services.ts';
import { scrollsSideways, violationsOf, WINDOWS, wordsCut } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

interface PressedDialog {
  /** The dialog's name. */
  name: string;
  path: string;
  opener: (page: Page) => Locator;
  as?: 'user';
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name });
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();

/** Every dialog of the public side, with what opens it. */
const DIALOGS: PressedDialog[] = [
  { name: 'Sugerir uma teoria', path: '/sal-na-lanterna', opener: link('Sugerir uma teoria') },
  { name: 'Para o seu voto contar', path: '/', opener: button('Sim') },
  { name: 'Ajuda com notas e números', path: '/', opener: link('Como ganho números da sorte?') },
  { name: 'Enviar nota fiscal', path: '/', opener: link('Enviar nota'), as: 'user' },
  {
    name: 'Conferir um número da sorte',
    path: '/ganhadores',
    opener: link('Conferir qualquer número da sorte'),
  },
  { name: 'Fale com a gente', path: '/regulamentos', opener: link('Fale com a gente') },
  { name: 'Compartilhar', path: '/teoria/a-coroa-e-de-plastico', opener: button('Compartilhar') },
  { name: 'Compartilhar', path: '/perfil', opener: button('Compartilhar placar'), as: 'user' },
  {
    name: 'Sair de todos os aparelhos?',
    path: '/perfil?aba=seguranca',
    opener: button('Sair de todos os aparelhos'),
    as: 'user',
  },
  {
    name: 'Excluir o cadastro',
    path: '/perfil?aba=privacidade',
    opener: button('Excluir meu cadastro'),
    as: 'user',
  },
];

/** Signs in somebody who had a theory right, so that there is a score to share. */
async function enterWithScore(page: Page, services: Services): Promise<void> {
  const visitor = await createVisitor(services);
  const poll = await createPoll(services.db);
  await castVote(services.db, poll, 0, visitor);
  const correctOptionId = poll.options[0]?.id ?? null;
  const data = { state: 'resolved', stamp: 'confirmed', note: 'Foi assim.', resolvedAt: new Date() };
  await services.db.poll.update({ where: { id: poll.id }, data: { ...data, correctOptionId } });
  await enter(page, 'user', { email: visitor.email, password: PASSWORD });
}

/** Further than there is anything to stop at in any of the dialogs. */
const PRESSES = 20;
async function expectFocusWithin(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < PRESSES; count += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  }
}

for (const { name, path, opener, as } of DIALOGS) {
  test(`the dialog “${name}” on ${path} takes, keeps and returns the focus, and fits every window`, async ({
    page,
    services,
  }) => {
    if (as) await enterWithScore(page, services);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(opener(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await expectFocusWithin(page, dialog);

    const first = page.viewportSize();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect.poll(() => wordsCut(page)).toEqual([]);
      expect(await scrollsSideways(dialog)).toBe(false);
      const last = dialog.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    }
    // What opened it may stand in the top bar, which narrow windows have at their foot.
    if (first) await page.setViewportSize(first);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}
