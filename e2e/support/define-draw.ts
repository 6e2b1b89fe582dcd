import { expect, type Page } from './test.ts';

/** What a draw of two series needs to be scheduled; its period lies far ahead. */
const FIELDS = {
  'Início do período': '01/03/2099',
  'Fim do período': '31/03/2099',
  'Última série': '1',
  'Extração da Loteria Federal': '04/04/2099',
  'Local da apuração': 'Rua da Meada, 10, São Paulo',
};

/** Defines a draw of one prize on the staff's screens, commits its numbers and schedules it. Answers its id. */
export async function defineDraw(page: Page, title: string): Promise<string> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/winners-draw/create');
  await main.getByRole('textbox', { name: 'Título' }).fill(title);
  for (const [name, text] of Object.entries(FIELDS)) await main.getByRole('textbox', { name }).fill(text);
  await main.getByRole('combobox', { name: 'Regulamento e versão' }).click();
  await page.getByRole('option').first().click();
  await main.getByLabel('Data e hora da apuração').fill('2099-04-06T10:00');
  const prize = main.getByRole('group', { name: 'Prêmios', exact: true });
  await prize.getByRole('textbox', { name: 'Prêmio', exact: true }).fill('Viagem às gravações');
  await prize.getByRole('textbox', { name: 'Valor de mercado de um (R$)' }).fill('12000,00');
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/\/admin\/winners-draw\/[0-9a-f-]{36}$/);

  await main.getByRole('tab', { name: 'Números' }).click();
  await main.getByRole('button', { name: 'Comprometer os números' }).click();
  await dialog.getByRole('button', { name: 'Comprometer os números' }).click();
  await expect(main.getByText('Em segredo até o fim do período')).toBeVisible();
  await main.getByRole('button', { name: 'Agendar' }).click();
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByText('Sorteio agendado.')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Publishes the seed of a draw's numbers, once its period is over. */
export async function revealSeed(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/winners-draw/${id}?tab=numbers`);
  await page.getByRole('main').getByRole('button', { name: 'Revelar a semente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revelar a semente' }).click();
  await expect(page.getByText('Semente revelada.')).toBeVisible();
}
