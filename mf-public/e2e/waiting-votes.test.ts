import { registered } from '../../e2e/support/people.ts';
import { cutOff, reported } from '../../e2e/support/expected.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openTheory, ownTheory } from '../../e2e/support/theories.ts';

test('a vote without a connection waits, survives the tab, and is counted once', async ({
  page,
  context,
  services,
  complaints,
}) => {
  complaints.allow(cutOff('/api/polls/*/vote'), reported('/polls/:id/vote'));
  const person = await registered(page.request);
  await enter(page, 'user', person);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  const count = () =>
    services.db.vote.count({ where: { pollId: theory.id, voter: { email: person.email } } });

  await page.route('**/api/polls/*/vote', (route) => route.abort());
  await card.getByRole('button', { name: 'Sim' }).click();
  await expect(card.getByText('o seu voto ainda não foi contado')).toBeVisible();
  await expect(card.getByText('seu voto', { exact: true })).toHaveCount(0);
  expect(await count()).toBe(0);

  const next = await context.newPage();
  await page.close();
  await next.goto(theory.address);
  await expect(next.locator(`#poll-${theory.id}`).getByText('seu voto', { exact: true })).toBeVisible();
  expect(await count()).toBe(1);
});
