import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { drawToFreeze } from '../../e2e/support/draws.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

async function enterStaff(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services, { name: 'Bianca Rocha' });
  await enter(page, 'admin', { email, password: PASSWORD });
}

/** Fills the form of a draw whose period lies far ahead, and leaves out who it is held by, where and when. */
async function fillDraw(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  const fields = {
    Título: title,
    'Início do período': '01/03/2099',
    'Fim do período': '31/03/2099',
    'Última série': '199',
    'Extração da Loteria Federal': '04/04/2099',
  };
  for (const [name, text] of Object.entries(fields)) await main.getByRole('textbox', { name }).fill(text);
  const prize = main.getByRole('group', { name: 'Prêmios', exact: true });
  await prize.getByRole('textbox', { name: 'Prêmio', exact: true }).fill('Viagem às gravações');
  await prize.getByRole('textbox', { name: 'Valor de mercado de um (R$)' }).fill('12000,00');
}

/** The form's late parts come without hiding it: the caret stays, and nobody is told of a field that nobody has left. */
async function expectUntouched(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Os cinco prêmios de uma extração' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await expect(main.getByText('Campo obrigatório.')).toHaveCount(0);
}

/** What the page says of the draw's rules fits and can be read at every width. */
async function expectReadable(page: Page): Promise<void> {
  expect(await violationsOf(page, 'main')).toEqual([]);
  const before = page.viewportSize();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

test('a draw is defined with its rules before one’s eyes', async ({ page, services }) => {
  test.slow();
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto('/admin/winners-draw');
  await main.getByRole('link', { name: 'Novo sorteio' }).click();
  await expectUntouched(page);
  await fillDraw(page, 'Sorteio do farol');

  // What the rules lead to, and the clause that says so, stand beneath them while they are written.
  await expect(main.getByText('010/64455')).toBeVisible();
  const order = main.getByRole('group', { name: 'Ordem: os algarismos do número' });
  for (const position of [5, 4])
    await order.getByRole('button', { name: `Remover o ${position}º algarismo da ordem` }).click();
  await expect(order.getByText('Cada série tem 1.000 números.')).toBeVisible();
  await expect(main.getByText('010/644', { exact: true })).toBeVisible();
  for (const size of ['10.000', '100.000']) {
    await order.getByRole('button', { name: 'Ler mais um algarismo' }).click();
    await expect(order.getByText(`Cada série tem ${size} números.`)).toBeVisible();
  }
  await expect(main.getByText('010/64455')).toBeVisible();
  const series = main.getByRole('group', { name: 'Série: os algarismos que a formam' });
  await series.getByRole('button', { name: 'Remover o 3º algarismo da série' }).click();
  await expect(main.getByText('Corrija as séries ou a regra para ver o número.')).toBeVisible();
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(series.getByText('Nenhuma extração leva a algumas das séries deste intervalo.')).toBeVisible();
  await series.getByRole('button', { name: 'Acrescentar algarismo' }).click();
  const last = main.getByRole('textbox', { name: '5º prêmio' });
  await last.fill('051107');
  await expect(last).toHaveAccessibleDescription(/zero que o site põe à esquerda/);
  await last.fill('51107');
  await expect(main.getByText('010/64457')).toBeVisible();
  const clause = main.getByRole('region', { name: 'Cláusula do regulamento' });
  await expect(clause).toContainText('imediatamente superior da mesma série');
  await main.getByRole('combobox', { name: 'Número não distribuído ou que não pode ganhar' }).click();
  await page.getByRole('option', { name: 'O mais próximo' }).click();
  await expect(clause).not.toContainText('imediatamente superior da mesma série');
  await expectReadable(page);

  await main.getByRole('button', { name: 'Acrescentar prêmio' }).click();
  const second = main.getByRole('group', { name: 'Prêmios', exact: true }).getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'Prêmio', exact: true }).fill('Casa na praia');
  await second.getByRole('textbox', { name: 'Valor de mercado de um (R$)' }).fill('500000');
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(second.getByText('Os prêmios vêm em ordem de valor, do maior para o menor.')).toBeVisible();
  await main.getByRole('button', { name: 'Subir o 2º prêmio' }).click();
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/\/admin\/winners-draw\/[0-9a-f-]{36}$/);
  await expect(main.getByText('Rascunho').first()).toBeVisible();
  await main.getByRole('tab', { name: 'Prêmios' }).click();
  await expect(main.getByRole('rowheader').first()).toContainText('Casa na praia');
  await expectReadable(page);
});

test('a draw is scheduled once its numbers are committed and it lacks nothing', async ({
  page,
  services,
}) => {
  test.slow();
  await enterStaff(page, services);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/winners-draw/create');
  await fillDraw(page, 'Sorteio da balsa');
  await main.getByRole('button', { name: 'Criar' }).click();

  await main.getByRole('button', { name: 'Agendar' }).click();
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Regulamento e versão: Campo obrigatório.',
    'Certificado de autorização: Campo obrigatório.',
    'Primeira série: Comprometa os números antes de agendar.',
    'Data e hora da apuração: Campo obrigatório.',
    'Local da apuração: Campo obrigatório.',
  ]);
  await dialog.getByRole('link', { name: 'Editar sorteio' }).click();
  await main.getByRole('combobox', { name: 'Regulamento e versão' }).click();
  await page.getByRole('option').first().click();
  await expect(main.getByRole('textbox', { name: 'Certificado de autorização' })).toHaveValue(/^\d{2}\./);
  await main.getByLabel('Data e hora da apuração').fill('2099-04-06T10:00');
  await main.getByRole('textbox', { name: 'Local da apuração' }).fill('Rua da Meada, 10, São Paulo');
  await main.getByRole('button', { name: 'Salvar' }).click();

  await main.getByRole('tab', { name: 'Números' }).click();
  await main.getByRole('button', { name: 'Comprometer os números' }).click();
  await expect(dialog.getByText('Comprometer 20.000.000 números?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Comprometer os números' }).click();
  await expect(main.getByText('Em segredo até o fim do período')).toBeVisible();
  await main.getByRole('button', { name: 'Agendar' }).click();
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByText('Sorteio agendado.')).toBeVisible();
  await expect(main.getByText('Marcado').first()).toBeVisible();
  await expectReadable(page);
});

test('once the period has begun only the occasion of a draw changes', async ({ page, services }) => {
  const { id } = await drawToFreeze(services, 'Sorteio de outrora');
  await services.db.draw.update({ where: { id }, data: { plannedAt: new Date(Date.now() + 86_400_000) } });
  await enterStaff(page, services);
  const main = page.getByRole('main');
  await page.goto(`/admin/winners-draw/edit/${id}`);
  await expect(main.getByText('O período já começou')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Título' })).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Acrescentar prêmio' })).toBeDisabled();
  await expect(main.getByRole('combobox', { name: 'Série fora do intervalo' })).toBeDisabled();
  await main.getByRole('textbox', { name: 'Local da apuração' }).fill('Rua Nova, 5, Olinda');
  await main.getByRole('button', { name: 'Salvar' }).click();
  await expect(main.getByText('Rua Nova, 5, Olinda')).toBeVisible();
});
