import { randomInt, randomUUID } from 'node:crypto';
import { protocolNumber } from '@fio/domain';
import { createPoll, createShow } from '../../e2e/support/server/content.ts';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { createRunningDraw } from '../../e2e/support/server/promotion.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { createSuggestion } from '../../e2e/support/server/suggestions.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { countTaps, taps } from '../../e2e/support/taps.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

// A manager away from the desk: what they do there, on a telephone and counted in taps, in one session.
test.use({ viewport: { width: 360, height: 740 } });

const TAPS = 6;
const mark = randomUUID().slice(0, 8);
const names = {
  suggestion: `O gato é o faroleiro (${mark})?`,
  theory: `A barca volta (${mark})?`,
  draw: `Sorteio ${mark}`,
  // Of a year in which nobody else writes.
  protocol: protocolNumber(2020, randomInt(1, 999_999)),
};

/** Before everybody else's: what waits longest stands first. */
const LONG_AGO = new Date('2020-01-15T12:00:00Z');

/** Something of each kind that waits for the manager. */
async function prepare(services: Services): Promise<void> {
  const { db } = services;
  const { id: showId } = await createShow(db);
  await createSuggestion(db, { showId, text: names.suggestion, createdAt: LONG_AGO });
  const closed = { state: 'closed', opensAt: LONG_AGO, closesAt: LONG_AGO };
  await createPoll(db, { showId, title: names.theory, ...closed });
  const drawId = await createRunningDraw(services);
  await db.draw.update({ where: { id: drawId }, data: { title: names.draw } });
  await db.sacRequest.create({
    data: {
      protocol: names.protocol,
      subject: 'other',
      name: 'Iara',
      email: 'iara@exemplo.example',
      language: 'pt',
      ip: '',
      createdAt: LONG_AGO,
      messages: { create: { kind: 'visitor', text: 'Quando é o sorteio?' } },
    },
  });
}

const main = (page: Page) => page.getByRole('main');
const waiting = (page: Page) => main(page).getByRole('region', { name: 'Precisam de alguém' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Each from the first page after signing in, until it says that it is done. */
const JOBS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'sees what waits': async (page) => {
    for (const what of [/sugest/, /teori/, /SAC/])
      await expect(waiting(page).getByRole('link', { name: what })).toBeInViewport();
  },
  'approves a suggestion': async (page) => {
    await waiting(page)
      .getByRole('link', { name: /moderação/ })
      .click();
    await main(page).getByRole('link', { name: names.suggestion }).click();
    await main(page).getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Aprovar' }).click();
    await dialog(page).getByRole('button', { name: 'Aprovar' }).click();
    await expect(page.getByText('Sugestão aprovada.')).toBeVisible();
  },
  'resolves a theory': async (page) => {
    await waiting(page)
      .getByRole('link', { name: /espera[m]? a resposta/ })
      .click();
    await main(page).getByRole('link', { name: names.theory }).click();
    await main(page).getByRole('button', { name: 'Resolver' }).click();
    await dialog(page).getByRole('radio', { name: 'Sim' }).click();
    await dialog(page).getByRole('textbox', { name: 'Como se soube' }).fill('No último episódio.');
    await dialog(page).getByRole('button', { name: 'Resolver' }).click();
    await expect(page.getByText('Teoria resolvida.')).toBeVisible();
  },
  "sees a draw's state": async (page) => {
    await page.getByRole('button', { name: 'Buscar em tudo (Ctrl+K)' }).click();
    await page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' }).fill(names.draw);
    await page.getByRole('option', { name: names.draw }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: names.draw })).toBeVisible();
    await expect(main(page).getByText('Marcado', { exact: true }).first()).toBeVisible();
  },
  'answers a message': async (page) => {
    await waiting(page).getByRole('link', { name: /SAC/ }).click();
    await main(page).getByRole('link', { name: names.protocol }).click();
    await main(page).getByRole('button', { name: 'Responder' }).click();
    await dialog(page).getByRole('textbox', { name: 'Texto' }).fill('No dia 20, com transmissão.');
    await dialog(page).getByRole('button', { name: 'Responder' }).click();
    await expect(page.getByText('Resposta enviada.')).toBeVisible();
  },
};

test(`a manager does each of their jobs in ${TAPS} taps at most`, async ({ page, services }) => {
  test.slow();
  await prepare(services);
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  for (const [job, work] of Object.entries(JOBS)) {
    await test.step(job, async () => {
      await page.goto('/admin/dashboard');
      await expect(waiting(page)).toBeVisible();
      await countTaps(page);
      await work(page);
      // Nothing was pressed where it is enough to look.
      expect((await taps(page)) || 0).toBeLessThanOrEqual(TAPS);
    });
  }
});
