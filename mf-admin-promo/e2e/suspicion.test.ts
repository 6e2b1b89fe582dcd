import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';
import { countedVote, openTheory, ownTheory } from '../../e2e/support/theories.ts';
import { crowdVotes } from '../../e2e/support/voters.ts';

/** Signs another visitor in on the same browser. */
async function another(page: Page, services: Services): Promise<void> {
  const { email } = await createVisitor(services);
  await enter(page, 'user', { email, password: PASSWORD });
}

async function asStaff(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
}

/** Decides on what is selected, or on all that wait. */
async function decide(page: Page, decision: 'Liberar' | 'Anular', why: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: decision }).click();
  const dialog = page.getByRole('dialog', { name: `${decision} votos` });
  await dialog.getByLabel('Motivo da decisão').fill(why);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toHaveCount(0);
}

test('a family shares a device; a further account is counted apart, told so, and released', async ({
  page,
  browser,
  baseURL,
  services,
}) => {
  const theory = await ownTheory(services);
  for (const _of of ['a mãe', 'o pai', 'a filha']) {
    await another(page, services);
    const card = await openTheory(page, theory);
    await countedVote(card, 'Sim');
  }
  await another(page, services);
  const card = await openTheory(page, theory);
  await countedVote(card, 'Não');
  const own = card.getByRole('listitem').filter({ hasText: 'seu voto' });
  await expect(own).toContainText('Não');
  await page.reload();
  await expect(own).toContainText('0%');
  await expect(card.getByText('3 votos')).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText(/^Em conferência/)).toBeVisible();
  // Only what is on screen is followed.
  await (await openTheory(page, theory)).scrollIntoViewIfNeeded();

  const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await asStaff(staff, services);
  await staff.goto('/admin/polls?f[suspicious]=waiting');
  const row = staff.getByRole('row').filter({ hasText: '1 suspeito' });
  await expect(row.filter({ hasText: '3' }).first()).toBeVisible();
  await staff.goto(`/admin/polls/${theory.id}?tab=suspicious`);
  await expect(staff.getByRole('row').filter({ hasText: 'Muitas contas num aparelho' })).toContainText('Não');
  await decide(staff, 'Liberar', 'São colegas de quarto.');
  await expect(staff.getByText('1 liberado')).toBeVisible();

  await expect(card.getByText('4 votos')).toBeVisible();
  await expect(own).toContainText('25%');
  await page.goto('/perfil');
  await expect(page.getByText('Seu voto: Não')).toBeVisible();
  await expect(page.getByText(/^Em conferência/)).toHaveCount(0);
});

test('a burst of one address is counted apart; some are annulled, none is lost', async ({
  page,
  request,
  services,
}) => {
  const theory = await ownTheory(services);
  await crowdVotes(services, request, theory, 22);
  await asStaff(page, services);
  await page.goto(`/admin/polls/${theory.id}?tab=suspicious`);
  await expect(page.getByText(/^2 aguardando/)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Rajada de um endereço' });
  await rows.first().getByRole('checkbox').check();
  await decide(page, 'Anular', 'Criada por um robô.');
  await expect(page.getByText('1 aguardando · 0 liberado · 1 anulado')).toBeVisible();
  await decide(page, 'Liberar', 'Uma escola.');
  await expect(page.getByText('0 aguardando · 1 liberado · 1 anulado')).toBeVisible();
  const { db } = services;
  const counted = await db.voteTally.aggregate({ where: { pollId: theory.id }, _sum: { votes: true } });
  expect(counted._sum.votes).toBe(21);
  expect(await db.vote.count({ where: { pollId: theory.id } })).toBe(22);
});
