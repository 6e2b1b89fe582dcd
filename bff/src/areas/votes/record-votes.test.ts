import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../core/database/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { recordVotes, type Answer } from './record-votes.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let database: TestDatabase;
let connection: Database;
let pool: Pool;
let poll: string;
let options: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  // Dropping the database may end a connection that is already closing.
  connection = openDatabase({ url: database.url, name: 'test', onError: () => undefined });
  pool = connection.pool;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function voter(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash)
     VALUES ($1, $2, $2, 'Ana', 'Lima', $3, $4, '1990-01-01', 'SP', 'Santos', '-')`,
    [
      id,
      randomBytes(32),
      `${id}@exemplo.example`,
      `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    ],
  );
  return id;
}

beforeEach(async () => {
  const show = randomUUID();
  poll = randomUUID();
  options = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent, state)
     VALUES ($1, $2, 'Série', 'Sinopse', 'Tela', '#000000', '#111111', '#222222', 'published')`,
    [show, `serie-${show}`],
  );
  await pool.query(
    `INSERT INTO polls (id, show_id, slug, title, type, state, opens_at, closes_at)
     VALUES ($1, $2, $3, 'Teoria', 'multiple', 'open', $4, $5)`,
    [poll, show, `teoria-${poll}`, later(-60), later(3600)],
  );
  for (const [position, id] of options.entries()) {
    await pool.query('INSERT INTO poll_options (id, poll_id, label, position) VALUES ($1, $2, $3, $4)', [
      id,
      poll,
      `Opção ${position}`,
      position,
    ]);
  }
});

const answer = (voterId: string, option = 0, key: string = randomUUID()): Answer => ({
  pollId: poll,
  voterId,
  optionId: options[option] as string,
  key,
  suspicion: null,
});
const one = async (item: Answer, now = NOW) => (await recordVotes(pool, [item], now))[0];
const tallies = async () => {
  const { rows } = await pool.query<{ option_id: string; votes: number }>(
    'SELECT option_id, sum(votes)::integer AS votes FROM vote_tallies WHERE poll_id = $1 GROUP BY option_id',
    [poll],
  );
  return options.map((id) => rows.find((row) => row.option_id === id)?.votes ?? 0);
};

describe('recordVotes', () => {
  it('records first votes of many people in one statement and tallies them', async () => {
    const voters = await Promise.all(Array.from({ length: 30 }, voter));
    const outcomes = await recordVotes(
      pool,
      voters.map((id, index) => answer(id, index % 3)),
      NOW,
    );
    expect(outcomes).toHaveLength(30);
    outcomes.forEach((outcome, index) => {
      expect(outcome).toEqual({
        receipt: { pollId: poll, optionId: options[index % 3], revision: 1, votedAt: NOW.toISOString() },
      });
    });
    expect(await tallies()).toEqual([10, 10, 10]);
  });

  it('changes a vote, keeps its history and moves the tally', async () => {
    const id = await voter();
    await one(answer(id, 0));
    expect(await one(answer(id, 2), later(5))).toMatchObject({
      receipt: { optionId: options[2], revision: 2 },
    });
    expect(await tallies()).toEqual([0, 0, 1]);
    const { rows } = await pool.query('SELECT option_id, revision FROM vote_changes WHERE voter_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ option_id: options[0], revision: 1 }]);
  });

  it('answers a repetition of the same key as it answered the first time', async () => {
    const id = await voter();
    const first = answer(id, 0);
    const receipt = await one(first);
    expect(await one(first, later(1))).toEqual(receipt);
    await one(answer(id, 1), later(2));
    expect(await one(first, later(3))).toEqual(receipt);
    expect(await tallies()).toEqual([0, 1, 0]);
  });

  it('takes the same option again as the vote that stands', async () => {
    const id = await voter();
    const receipt = await one(answer(id, 0));
    expect(await one(answer(id, 0), later(9))).toEqual(receipt);
    expect(await tallies()).toEqual([1, 0, 0]);
  });

  it('refuses a vote after the close, before the opening and for an option of another poll', async () => {
    const id = await voter();
    expect(await one(answer(id), later(3600))).toEqual({ refusal: 'closed' });
    await pool.query(`UPDATE polls SET state = 'scheduled', opens_at = $2 WHERE id = $1`, [poll, later(10)]);
    expect(await one(answer(id), later(9))).toEqual({ refusal: 'closed' });
    expect(await one(answer(id), later(10))).toMatchObject({ receipt: { revision: 1 } });
    expect(await one({ ...answer(id), optionId: randomUUID() })).toEqual({ refusal: 'unknown' });
    await pool.query(`UPDATE polls SET state = 'draft' WHERE id = $1`, [poll]);
    expect(await one(answer(await voter()), later(11))).toEqual({ refusal: 'unknown' });
  });

  it('still acknowledges a repetition that arrives after the close', async () => {
    const id = await voter();
    const first = answer(id, 1);
    const receipt = await one(first);
    expect(await one(first, later(3601))).toEqual(receipt);
    expect(await one(answer(id, 2), later(3601))).toEqual({ refusal: 'closed' });
  });

  it('limits how often one person may answer within a minute', async () => {
    const id = await voter();
    for (let index = 0; index < 60; index += 1) await one(answer(id, index % 2), later(index / 10));
    expect(await one(answer(id, 2), later(7))).toEqual({ refusal: 'limited' });
    expect(await one(answer(id, 2), later(70))).toMatchObject({ receipt: { revision: 61 } });
  });

  it('waits for whoever closes the poll and records nothing behind their back', async () => {
    const id = await voter();
    const closing = await pool.connect();
    await closing.query('BEGIN');
    await closing.query(`UPDATE polls SET state = 'closed' WHERE id = $1`, [poll]);
    const vote = one(answer(id));
    await closing.query('COMMIT');
    closing.release();
    expect(await vote).toEqual({ refusal: 'closed' });
    expect(await tallies()).toEqual([0, 0, 0]);
  });

  it('keeps the tallies exact when the same people vote at once from many connections', async () => {
    const voters = await Promise.all(Array.from({ length: 20 }, voter));
    await Promise.all(
      Array.from({ length: 8 }, (_, round) =>
        recordVotes(
          pool,
          [...voters].sort().map((id) => answer(id, round % 3)),
          later(round),
        ),
      ),
    );
    const { rows } = await pool.query(
      'SELECT option_id, count(*)::integer AS votes FROM votes WHERE poll_id = $1 GROUP BY option_id',
      [poll],
    );
    const counted = options.map(
      (id) => rows.find((row: { option_id: string }) => row.option_id === id)?.votes ?? 0,
    );
    expect(await tallies()).toEqual(counted);
    expect(counted.reduce((sum, votes) => sum + votes, 0)).toBe(20);
  });
});
