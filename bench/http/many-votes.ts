import type pg from 'pg';
import type { BenchPoll } from '../votes/people.ts';

interface Reference {
  name: string;
  definition: string;
}

/**
 * Writes `count` votes of as many made-up voters on one poll, in one statement. What the votes refer to is not looked
 * at this once, for two million look-ups are not what is measured; the tallies follow as ever.
 */
export async function writeVotes(client: pg.Client, poll: BenchPoll, count: number): Promise<void> {
  const { rows: references } = await client.query<Reference>(
    `SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid = 'votes'::regclass AND contype = 'f'`,
  );
  for (const { name } of references) await client.query(`ALTER TABLE votes DROP CONSTRAINT ${name}`);
  await client.query(
    `INSERT INTO votes (poll_id, voter_id, option_id)
     SELECT $1::uuid, lpad(to_hex(n), 32, '0')::uuid, CASE WHEN n % 3 = 0 THEN $2::uuid ELSE $3::uuid END
     FROM generate_series(1, $4::integer) AS n`,
    [poll.id, ...poll.options, count],
  );
  for (const { name, definition } of references)
    await client.query(`ALTER TABLE votes ADD CONSTRAINT ${name} ${definition} NOT VALID`);
  await client.query('VACUUM (ANALYZE) votes');
}
