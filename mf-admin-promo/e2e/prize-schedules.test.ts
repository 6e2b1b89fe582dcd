import { violationsOf } from '../../e2e/support/accessibility.ts';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { createSchedule } from '../../e2e/support/server/promotion.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

const DAY = 86_400_000;

async function enterStaff(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services, { name: 'Bianca Rocha' });
  await enter(page, 'admin', { email, password: PASSWORD });
}

test('staff write down a prize and commit its schedule, whose moments nobody is told', async ({
  page,
  services,
}) => {
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto('/admin/prizes/kinds/create');
  await main.getByRole('textbox', { name: 'Nome' }).fill('Caneca do farol');
  await main.getByRole('textbox', { name: 'Valor' }).fill('49,90');
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(main.getByText('R$ 49,90')).toBeVisible();

  await page.goto('/admin/prizes/schedules');
  await main.getByRole('link', { name: 'Gerar cronograma' }).click();
  await main.getByRole('textbox', { name: 'Nome' }).fill('Semana do farol');
  await main.getByLabel('Início').fill('01/03/2099 08:00');
  await main.getByLabel('Fim').fill('01/03/2099 08:00');
  // A week later, by the calendar and its keys.
  await main.getByRole('button', { name: 'Abrir o calendário' }).last().press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendário' });
  await expect(calendar.locator(':focus')).toHaveAccessibleName(/^domingo, 1 de março de 2099/);
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await calendar.getByRole('button', { name: 'Usar esta data' }).click();
  await expect(main.getByLabel('Fim')).toHaveValue('08/03/2099 08:00');
  await main.getByRole('combobox', { name: 'Prêmio' }).click();
  await page.getByRole('option', { name: 'Caneca do farol' }).click();
  await main.getByRole('textbox', { name: 'Quantidade' }).fill('14');
  await expect(main.getByText('14 vagas em 7 dias: cerca de 2 por dia.')).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: 'Gerar cronograma' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar cronograma' }).click();
  await expect(main.getByText('Comprometido', { exact: true }).first()).toBeVisible();
  await main.getByRole('tab', { name: 'Prova' }).click();
  await expect(main.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await main.getByRole('link', { name: 'Ver os prêmios deste cronograma' }).click();
  await expect(main.getByText('Em segredo até a hora')).toHaveCount(14);
});

test('staff are told of a schedule whose round of the beacon is overdue, and what to do', async ({
  page,
  services,
}) => {
  // Of a chain that the server's own beacon doesn't sign for.
  const chain = { chain: 'ef'.repeat(32), publicKey: 'ab'.repeat(96), genesis: 1_600_000_000, period: 3 };
  const day = (days: number) => new Date(Date.now() + days * DAY);
  const hours = { startsAt: day(1.5), endsAt: day(2) };
  const due = await createSchedule(services, { slots: 1, title: 'Semana sem farol', chain, ...hours });
  const waiting = { slots: 1, chain, startsAt: day(0.5), endsAt: day(2) };
  const missing = await createSchedule(services, { ...waiting, title: 'Farol atrasado' });
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto(`/admin/prizes/schedules/${missing}`);
  const notice = main.getByRole('region', { name: 'A rodada do farol público está atrasada' });
  await expect(notice).toContainText('Avise quem cuida do servidor');
  await expect(main.getByText(/^Atrasada: a rodada/)).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.goto(`/admin/prizes/schedules/${due}`);
  await expect(main.getByText(/^À espera da rodada/)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
