import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Locator, type Page, test } from '../../e2e/support/test.ts';

const DOCUMENTS = [
  'Ata de apuração (PDF)',
  'Ata de apuração (HTML)',
  'Planilha de ganhadores (XLSX)',
  'Pacote de evidências (JSON)',
];

/** Saves what a row of files offers; what comes has the SHA-256 that stands in the row. */
async function save(page: Page, row: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await row.getByRole('button').click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  await expect(row.getByRole('code')).toHaveText(createHash('sha256').update(bytes).digest('hex'));
  return file.suggestedFilename();
}

test('staff make the documents of a draw anew and take them along, each with the hash that is shown', async ({
  page,
  services,
}) => {
  test.slow();
  const draw = await services.db.draw.findUniqueOrThrow({ where: { slug: 'primeira-edicao' } });
  const { id: actorId, email } = await createStaff(services, { name: 'Íris Prado' });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto(`/admin/calculation/${draw.id}`);
  await page.getByRole('tab', { name: 'Arquivos' }).click();
  const documents = page.getByRole('region', { name: 'Documentos da apuração' });
  await documents.getByRole('button', { name: /^Gerar/ }).click();
  await expect(page.getByText('Os documentos estão sendo gerados.')).toBeVisible();
  await expect(documents.getByText('Pronto')).toHaveCount(DOCUMENTS.length, { timeout: 30_000 });
  for (const name of DOCUMENTS) {
    const saved = await save(page, documents.getByRole('listitem', { name }));
    expect(saved).toMatch(/^primeira-edicao-[a-z]+\.(pdf|html|xlsx|json)$/);
  }
  const parts = page.getByRole('region', { name: 'Listas de participantes' });
  expect(await save(page, parts.getByRole('listitem').first())).toBe('primeira-edicao-participantes-001.csv');
  expect(await services.db.action.count({ where: { actorId, action: 'export' } })).toBe(5);
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
});

test('who may not see whole CPFs gets the minutes and not the spreadsheet', async ({ page, services }) => {
  const draw = await services.db.draw.findUniqueOrThrow({ where: { slug: 'primeira-edicao' } });
  const permissions = (['list', 'view', 'export'] as const).map((action) => ({
    permission: 'calculation' as const,
    action,
  }));
  const { email } = await createStaff(services, { type: 'user', permissions });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto(`/admin/calculation/${draw.id}`);
  await page.getByRole('tab', { name: 'Arquivos' }).click();
  const row = page.getByRole('listitem', { name: 'Planilha de ganhadores (XLSX)' });
  await expect(row.getByText('Só quem pode ver cadastros por inteiro')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});
