import type { APIRequestContext, Page, Request } from '../../e2e/support/test.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import { answered } from '../../e2e/support/expected.ts';
import { asSite, expect, test } from '../../e2e/support/challenged.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { openTheory, ownTheory } from '../../e2e/support/theories.ts';
import { crowdVotes } from '../../e2e/support/voters.ts';

// One product of its own for the file: with a worker each its tests would start one each.
test.describe.configure({ mode: 'default' });

const REFUSED = 'Não foi possível confirmar que você não é um robô. Tente novamente.';

/** The keys of the votes the page sends from here on. */
function keysOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/vote')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** A visitor before a theory that others of the same address have just voted on. */
async function burst(page: Page, request: APIRequestContext, services: Services) {
  const theory = await ownTheory(services);
  await crowdVotes(services, request, theory, 3);
  const { email } = await createVisitor(services);
  await enter(page, 'user', { email, password: PASSWORD });
  return { theory, email, card: await openTheory(page, theory) };
}

test('who votes in a burst proves to be a person, unasked, and the vote counts once', async ({
  page,
  request,
  services,
  complaints,
}) => {
  complaints.expect(answered(403, '/vote'));
  const { theory, card } = await burst(page, request, services);
  const keys = keysOf(page);
  await card.getByRole('button', { name: 'Não' }).click();
  await expect.poll(() => services.db.vote.count({ where: { pollId: theory.id } })).toBe(4);
  await expect(card.getByText('4 votos')).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('25%');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await services.db.suspiciousVote.count({ where: { pollId: theory.id } })).toBe(0);
});

test('a widget that blocks is told, one that asks is answered; the choice is kept', async ({
  page,
  request,
  services,
  complaints,
}) => {
  complaints.expect(answered(403, '/vote'));
  const { theory, card, email } = await burst(page, request, services);
  await asSite(page, '2x00000000000000000000AB');
  await card.getByRole('button', { name: 'Não' }).click();
  await expect(page.getByText(REFUSED).first()).toBeVisible();
  expect(await services.db.vote.count({ where: { pollId: theory.id } })).toBe(3);
  await page.unrouteAll({ behavior: 'wait' });

  await asSite(page, '3x00000000000000000000FF');
  await card.getByRole('button', { name: 'Não' }).click();
  const asking = page.getByRole('group', { name: 'Verificação de segurança' });
  await expect(asking).toBeFocused();
  await expect(card.getByRole('listitem').filter({ hasText: 'seu voto' })).toContainText('Não');
  await page.keyboard.press('Tab');
  // The key takes away the frame that it is pressed in, whose answer to it may then never come.
  await Promise.race([page.keyboard.press('Enter'), expect(asking).toHaveCount(0)]);
  await expect(asking).toHaveCount(0);
  const mine = () => services.db.vote.findFirst({ where: { poll: { id: theory.id }, voter: { email } } });
  await expect.poll(async () => (await mine()) !== null).toBe(true);
  await expect(card.getByText('4 votos')).toBeVisible();
});
