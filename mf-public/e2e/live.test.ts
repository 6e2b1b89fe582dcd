import { castVote } from '../../e2e/support/server/content.ts';
import { createStaff, createVisitor, PASSWORD } from '../../e2e/support/server/factories.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered } from '../../e2e/support/expected.ts';
import { registered } from '../../e2e/support/people.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, type Request, test } from '../../e2e/support/test.ts';
import { anotherOf, cardOf, openTheory, ownTheory } from '../../e2e/support/theories.ts';

const signedIn = async (page: Page): Promise<void> => enter(page, 'user', await registered(page.request));
const answer = (page: Page, id: string, option: string) =>
  cardOf(page, { id }).getByRole('button', { name: option }).click();

/** Somebody else's vote, as another process writes it. */
async function voteOf(services: Services, id: string, place: number): Promise<void> {
  const poll = await services.db.poll.findUniqueOrThrow({
    where: { id },
    include: { options: { orderBy: { position: 'asc' } } },
  });
  await castVote(services.db, poll, place, await createVisitor(services));
}

const isStream = (request: Request) => request.url().includes('/api/polls/live');
const isQuestion = (request: Request) => request.url().endsWith('/results');

test('one stream brings the results of all theories on the page, and nothing is asked for', async ({
  page,
  services,
}) => {
  await signedIn(page);
  const theory = await ownTheory(services);
  const other = await anotherOf(services, theory);
  await openTheory(page, theory);
  await expect(cardOf(page, { id: other })).toBeVisible();
  await answer(page, theory.id, 'Sim');
  // Of several presses before the page answers, the last one is done: the second comes after the first was.
  await expect(cardOf(page, theory).getByRole('button', { name: 'Mudar voto' })).toBeVisible();
  const both = page.waitForRequest(
    (request) => isStream(request) && request.url().includes(theory.id) && request.url().includes(other),
  );
  await answer(page, other, 'Não');
  await both;
  const questions: string[] = [];
  page.on('request', (request) => isQuestion(request) && questions.push(request.url()));
  await voteOf(services, theory.id, 1);
  await expect(cardOf(page, theory).getByText('2 votos')).toBeVisible();
  await voteOf(services, other, 1);
  await expect(cardOf(page, { id: other }).getByText('2 votos')).toBeVisible();
  expect(questions).toEqual([]);
});

test('where no stream gets through, the page asks', async ({ page, services, complaints }) => {
  complaints.expect(answered(503, '/api/polls/live'));
  await page.route(/\/api\/polls\/live/, (route) => route.fulfill({ status: 503, body: '' }));
  await signedIn(page);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await answer(page, theory.id, 'Sim');
  await page.waitForRequest(isQuestion);
  await voteOf(services, theory.id, 1);
  await expect(card.getByText('2 votos')).toBeVisible();
});

test('the close of a theory reaches who looks at it', async ({ page, services }) => {
  await signedIn(page);
  const theory = await ownTheory(services);
  const card = await openTheory(page, theory);
  await answer(page, theory.id, 'Sim');
  await expect(card.getByRole('button', { name: 'Mudar voto' })).toBeVisible();
  await services.db.poll.update({ where: { id: theory.id }, data: { closesAt: new Date() } });
  await expect(card.getByRole('button', { name: 'Mudar voto' })).toHaveCount(0);
});

test('staff see suspicious votes and annul them with a reason', async ({ page, services }) => {
  const theory = await ownTheory(services);
  await voteOf(services, theory.id, 0);
  await voteOf(services, theory.id, 1);
  const option = await services.db.pollOption.findFirstOrThrow({ where: { pollId: theory.id, position: 0 } });
  const { id: voterId } = await createVisitor(services);
  await services.db.vote.create({
    data: { pollId: theory.id, optionId: option.id, voterId, suspicion: 'address' },
  });
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto(`/admin/polls/${theory.id}?tab=suspicious`);
  await page.getByRole('tab', { name: 'Votos suspeitos' }).click();
  await expect(page.getByText('1 aguardando')).toBeVisible();
  await page.getByRole('button', { name: 'Anular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anular votos' });
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(dialog.getByText('Campo obrigatório.').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Motivo da decisão').fill('Vinte contas em um minuto.');
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('1 anulado')).toBeVisible();
  const action = await services.db.action.findFirstOrThrow({ where: { recordId: theory.id } });
  expect(action).toMatchObject({ action: 'annul_votes', reason: 'Vinte contas em um minuto.' });
});
