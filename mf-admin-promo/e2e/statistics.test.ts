import { readFile } from 'node:fs/promises';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { castVote, createPoll } from '../../e2e/support/server/content.ts';
import { refreshStatistics } from '../../e2e/support/server/refresh-statistics.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const main = (page: Page) => page.getByRole('main');

async function enterAs(page: Page, services: Services, type: 'super' | 'admin' | 'reports') {
  const staff = await createStaff(services, { type });
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
}

test('a period is told by place, age and answer, and leaves as a file', async ({ page, services }) => {
  const poll = await createPoll(services.db, { title: 'Quem apagou o farol de Itapuã?' });
  for (const place of [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]) {
    const visitor = await createVisitor(services, { state: 'RR', city: 'Boa Vista', utmSource: 'radio' });
    await castVote(services.db, poll, place, visitor);
  }
  const host = `${poll.slug}.example`;
  const embedded = {
    day: new Date(todayInSaoPaulo(new Date())),
    pollId: poll.id,
    host,
    views: 3210,
    opened: 7,
    votes: 4,
  };
  await services.db.embedDay.create({ data: embedded });
  await refreshStatistics(services, 'all');
  await enterAs(page, services, 'admin');
  await page.goto('/admin/statistics');
  const groups = main(page).getByRole('region', { name: 'Quem participa, e de onde vem' });
  await expect(groups.getByRole('img', { name: /Cadastros por UF/ })).toBeVisible();
  await expect(groups.getByRole('row', { name: /^Roraima/ })).toBeVisible();
  const sites = main(page).getByRole('region', { name: 'Teorias em outros sites' });
  await expect(sites.getByRole('row', { name: `${host} 3.210 7 4 0` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await groups.getByRole('combobox', { name: 'Agrupar por' }).click();
  await page.getByRole('option', { name: 'Origem (utm_source)' }).click();
  await expect(page).toHaveURL(/by=source/);
  await expect(groups.getByRole('row', { name: /^radio/ }).last()).toBeVisible();

  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Exportar CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain('"Origem (utm_source)";"Cadastros"');
  expect(text).toMatch(/"radio";15;/);

  await page.goto(`/admin/statistics?poll=${poll.id}`);
  const answers = main(page).getByRole('region', { name: 'Quem apagou o farol de Itapuã?' });
  await expect(answers.getByRole('row', { name: /35 a 44 anos 67% 33% 15/ })).toBeVisible();
});

test('the type reports sees groups of five or more, and no file', async ({ page, services }) => {
  await createVisitor(services, { state: 'RR', city: 'Uiramutã' });
  await refreshStatistics(services, 'all');
  await enterAs(page, services, 'reports');
  await page.goto('/admin/statistics?by=city');
  await expect(main(page).getByRole('row', { name: /^Mais \d+ grupos?/ })).toBeVisible();
  await expect(main(page).getByText('Uiramutã/RR')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0);
});

test('the dashboard has the figures renewed by whoever may command', async ({ page, services }) => {
  await enterAs(page, services, 'super');
  await page.goto('/admin/dashboard');
  const commands = main(page).getByRole('region', { name: 'Comandos' });
  const before = new Date();
  await commands.getByRole('button', { name: 'Atualizar números' }).click();
  await expect(page.getByText('Os números estão sendo recalculados.')).toBeVisible();
  await expect
    .poll(async () =>
      (await services.db.statisticRefresh.findUnique({ where: { scope: 'all' } }))?.at.getTime(),
    )
    .toBeGreaterThan(before.getTime());
  await main(page).getByRole('tab', { name: 'Cadastros' }).click();
  await expect(main(page).getByRole('figure', { name: /Cadastros por dia/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
