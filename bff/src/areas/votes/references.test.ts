import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { createVisitor } from '../../../test/factories.ts';
import { openDatabase, type Database } from '../../core/database/client.ts';
import type { Poll, PollOption, Registration } from '../../generated/prisma/client.ts';

// What foreign keys demanded row by row is demanded once per statement (migration votes_checked_together).

let app: TestApp;
let other: Database;
let poll: Poll & { options: PollOption[] };
let voter: Registration;
beforeAll(async () => {
  app = await createTestApp({ asApplication: true });
  other = openDatabase({ url: app.config.databaseUrl, name: 'other', onError: () => undefined });
});
beforeEach(async () => {
  poll = await createPoll(app.services.db);
  voter = await createVisitor(app.services);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const VOTE = 'INSERT INTO votes (poll_id, voter_id, option_id) VALUES ($1, $2, $3)';
const vote = (optionId = poll.options[0]?.id, voterId = voter.id) => [poll.id, voterId, optionId];
const remove = (table: string, id: string | undefined) =>
  other.pool.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
/** Its error, once it has one: it waits for another statement. */
const errorOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
const broken = (constraint: string) => ({ code: '23503', table: 'votes', constraint });

it('takes no vote of nobody, and none for the answer of another theory', async () => {
  const { pool, db } = app.services;
  const foreign = await createPoll(db);
  await expect(pool.query(VOTE, vote(undefined, randomUUID()))).rejects.toMatchObject(
    broken('votes_voter_id_fkey'),
  );
  await expect(pool.query(VOTE, vote(foreign.options[0]?.id))).rejects.toMatchObject(
    broken('votes_option_id_fkey'),
  );
  await castVote(db, poll, 0, voter);
  await expect(
    pool.query('UPDATE votes SET option_id = $2 WHERE poll_id = $1', [poll.id, foreign.options[0]?.id]),
  ).rejects.toMatchObject(broken('votes_option_id_fkey'));
});

it('lets nothing be removed that a vote refers to, and what none does', async () => {
  await remove('polls', (await createPoll(app.services.db)).id);
  await castVote(app.services.db, poll, 0, voter);
  await expect(remove('registrations', voter.id)).rejects.toMatchObject({ code: '23503' });
  await expect(remove('polls', poll.id)).rejects.toMatchObject({ code: '23503' });
  await expect(remove('poll_options', poll.options[0]?.id)).rejects.toMatchObject(
    broken('votes_option_id_fkey'),
  );
  const elsewhere = await createPoll(app.services.db);
  await expect(
    other.pool.query('UPDATE poll_options SET poll_id = $2, position = 9 WHERE id = $1', [
      poll.options[0]?.id,
      elsewhere.id,
    ]),
  ).rejects.toMatchObject({ code: '23001' });
  await remove('poll_options', poll.options[1]?.id);
  await expect(
    other.pool.query('UPDATE polls SET id = $2 WHERE id = $1', [poll.id, randomUUID()]),
  ).rejects.toMatchObject({ code: '23503' });
});

it.each([
  ['registrations', () => voter.id],
  ['poll_options', () => poll.options[0]?.id],
])('lets whoever removes of %s wait for the vote under way, and a vote for them', async (table, id) => {
  const client = await app.services.pool.connect();
  await client.query('BEGIN');
  await client.query(VOTE, vote());
  const refused = errorOf(remove(table, id()));
  await client.query('COMMIT');
  expect(await refused).toMatchObject({ code: '23503' });
  await client.query('DELETE FROM votes WHERE poll_id = $1', [poll.id]);

  await client.query('BEGIN');
  await client.query(`DELETE FROM ${table} WHERE id = $1`, [id()]);
  const late = errorOf(other.pool.query(VOTE, vote()));
  await client.query('COMMIT');
  client.release();
  expect(await late).toMatchObject({ code: '23503' });
});

it('is asked in no snapshot that is older than the votes', async () => {
  const client = await app.services.pool.connect();
  for (const [statement, values] of [
    ['DELETE FROM registrations WHERE id = $1', [voter.id]],
    [VOTE, vote()],
  ] as const) {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await expect(client.query(statement, [...values])).rejects.toMatchObject({ code: '23001' });
    await client.query('ROLLBACK');
  }
  client.release();
});

it('keeps the votes of each hour, whatever becomes of them', async () => {
  const { pool, db } = app.services;
  const hours = async () => {
    const { rows } = await pool.query<{ hour: Date; votes: number }>(
      'SELECT hour, sum(votes)::integer AS votes FROM vote_hours WHERE poll_id = $1 GROUP BY hour HAVING sum(votes) <> 0 ORDER BY hour',
      [poll.id],
    );
    return rows.map(({ hour, votes }) => [hour.toISOString(), votes]);
  };
  const [first, second] = ['2027-01-15T03:00:00.000Z', '2027-01-15T04:00:00.000Z'];
  await castVote(db, poll, 0, voter, new Date('2027-01-15T03:59:59Z'));
  await castVote(db, poll, 0, await createVisitor(app.services), new Date('2027-01-15T04:00:00Z'));
  expect(await hours()).toEqual([
    [first, 1],
    [second, 1],
  ]);
  const where = { pollId_voterId: { pollId: poll.id, voterId: voter.id } };
  await db.vote.update({ where, data: { votedAt: new Date('2027-01-15T04:30:00Z') } });
  expect(await hours()).toEqual([[second, 2]]);
  await db.vote.update({ where, data: { suspicion: 'device' } });
  expect(await hours()).toEqual([[second, 1]]);
  await db.vote.deleteMany({ where: { pollId: poll.id } });
  expect(await hours()).toEqual([]);
});
