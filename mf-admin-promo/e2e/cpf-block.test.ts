import { formatCpf, maskCpf } from '@fio/domain';
import { createStaff, createVisitor, PASSWORD, someCpf } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

type Services = Parameters<typeof createStaff>[0];

async function asStaff(page: Page, services: Services): Promise<void> {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
}
const main = (page: Page) => page.getByRole('main');

test('staff block a CPF, it may not register, and lift the block again', async ({ page, services }) => {
  const cpf = someCpf();
  await asStaff(page, services);
  await page.goto('/admin/cpf-block');
  await main(page).getByRole('link', { name: 'Bloquear CPF' }).click();
  await main(page).getByRole('textbox', { name: 'CPF' }).pressSequentially(cpf);
  await expect(main(page).getByRole('textbox', { name: 'CPF' })).toHaveValue(formatCpf(cpf));
  await main(page).getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: 'Funcionário' }).click();
  await main(page).getByRole('textbox', { name: 'Observação' }).fill('Loja 12');
  expect(await violationsOf(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Criar' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: maskCpf(cpf) })).toBeVisible();
  const ask = () => page.request.post('/api/register/cpf', { data: { cpf } });
  expect((await ask()).status()).toBe(403);

  await main(page).getByRole('button', { name: 'Liberar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liberar' });
  await dialog.getByRole('textbox', { name: 'Motivo da liberação' }).fill('Saiu da empresa');
  await dialog.getByRole('button', { name: 'Liberar' }).click();
  await expect(main(page).getByText('Saiu da empresa')).toBeVisible();
  expect((await ask()).status()).toBe(200);
});

test('a list of CPFs is shown for what it would do, and then blocks', async ({ page, services }) => {
  const visitor = await createVisitor(services);
  const [fresh, other] = [someCpf(), someCpf()];
  const lines = ['cpf;motivo;observacao', visitor.cpf, `${fresh};agência;Girassol`, other, other, '123'];
  await asStaff(page, services);
  await page.goto('/admin/cpf-block');
  await main(page).getByRole('link', { name: 'Importar lista' }).click();
  await main(page)
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(main(page).getByRole('heading', { name: 'É isto que a lista faria' })).toBeVisible();
  const problems = main(page).getByRole('table', { name: 'Linhas que não bloqueiam ninguém' });
  await expect(problems.getByText('CPF repetido')).toBeVisible();
  await expect(problems.getByText('CPF inválido')).toBeVisible();
  await expect(main(page).getByText(/^1\. Essas pessoas perdem o acesso/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(
    await services.db.blockedCpf.count({ where: { cpfHash: services.vaults.cpf.lookup(fresh).cpfHash } }),
  ).toBe(0);

  await main(page).getByRole('button', { name: 'Bloquear 3 CPFs' }).click();
  await expect(main(page).getByRole('heading', { name: 'Lista importada' })).toBeVisible();
  const { blockedAt } = await services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } });
  expect(blockedAt).not.toBeNull();
  await page.goto(`/admin/cpf-block?q=${fresh}`);
  await expect(main(page).getByText('Girassol')).toBeVisible();
});
