import { registered } from '../../e2e/support/people.ts';
import { cutOff, reported } from '../../e2e/support/expected.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { anotherOf, cardOf, openTheory, ownTheory } from '../../e2e/support/theories.ts';

const WAITS = 'o seu voto em “Sim” ainda não foi contado';

test('votes without a connection wait, survive the tab, and are counted once', async ({
  page,
  context,
  services,
  complaints,
}) => {
  complaints.allow(cutOff('/api/polls/*/vote'), reported('/polls/:id/vote'));
  const person = await registered(page.request);
  await enter(page, 'user', person);
  const unsent = await ownTheory(services);
  const unanswered = { ...unsent, id: await anotherOf(services, unsent) };
  /** The person's answers, and what the theories' figures make of them. */
  const counted = async () => {
    const pollId = { in: [unsent.id, unanswered.id] };
    const [rows, tallies] = await Promise.all([
      services.db.vote.findMany({ where: { pollId, voter: { email: person.email } } }),
      services.db.voteTally.findMany({ where: { pollId } }),
    ]);
    const figure = (id: string) =>
      tallies.filter((tally) => tally.pollId === id).reduce((sum, { votes }) => sum + votes, 0);
    const revisions = (id: string) => rows.filter((row) => row.pollId === id).map(({ revision }) => revision);
    return [unsent, unanswered].map(({ id }) => ({ figure: figure(id), revisions: revisions(id) }));
  };
  const [NOTHING, ONCE] = [
    { figure: 0, revisions: [] },
    { figure: 1, revisions: [1] },
  ];

  await page.route('**/api/polls/*/vote', async (route) => {
    // The connection breaks on the way there, or on the way back.
    if (route.request().url().includes(unanswered.id)) await route.fetch();
    await route.abort();
  });
  const first = await openTheory(page, unsent);
  for (const card of [first, cardOf(page, unanswered)]) {
    await card.getByRole('button', { name: 'Sim' }).click();
    await expect(card.getByText(WAITS)).toBeVisible();
    await expect(card.getByText('seu voto', { exact: true })).toHaveCount(0);
  }
  expect(await counted()).toEqual([NOTHING, ONCE]);

  const next = await context.newPage();
  await page.close();
  await next.goto(unsent.address);
  for (const theory of [unsent, unanswered]) {
    await expect(cardOf(next, theory).getByText('seu voto', { exact: true })).toBeVisible();
    await expect(cardOf(next, theory).getByText(WAITS)).toHaveCount(0);
  }
  expect(await counted()).toEqual([ONCE, ONCE]);
});
