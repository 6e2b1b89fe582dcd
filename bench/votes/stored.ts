import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { figure } from '../lib/report.ts';
import { writePoll } from './people.ts';

/** Half of all votes are on so few theories; the others have some ten thousands each. */
const HOT = 8;
const OTHERS = 50_000;
/** On the disk, with its index, its part of the log, and what sorting takes meanwhile. */
const BYTES = 250;
/** Theories beside those of the rounds. */
const FIRST = 100_000;

interface Share {
  readonly n: number;
  /** Voters are numbers here: these, and the `votes` - 1 that follow. */
  readonly from: number;
  readonly votes: number;
}

/** As a campaign has them: a few theories that millions answered, and many that were on for a day. */
function sharesOf(votes: number): Share[] {
  const hot = Math.ceil(votes / 2 / HOT);
  const each = Math.min(OTHERS, hot);
  const others = Math.ceil(votes / 2 / each);
  return [
    ...Array.from({ length: others }, (_, n) => ({ n: HOT + n, from: (n * each) % hot, votes: each })),
    ...Array.from({ length: HOT }, (_, n) => ({ n, from: 0, votes: hot })),
  ];
}

const VOTES = `
  INSERT INTO votes (poll_id, voter_id, option_id, key, voted_at)
  SELECT $1, v.id, (ARRAY[$2::uuid, $3::uuid])[1 + n % 2], v.id, now() - interval '30 days' + $6 * interval '40 minutes'
  FROM generate_series($4::integer, $4::integer + $5::integer - 1) AS n
  CROSS JOIN LATERAL (SELECT md5(n::text)::uuid AS id OFFSET 0) AS v`;
const TALLIES = `
  INSERT INTO vote_tallies (poll_id, option_id, shard, votes)
  VALUES ($1, $2, 0, $4::integer - $4::integer / 2), ($1, $3, 0, $4::integer / 2)`;

/** Every how many votes have their row of the log: all of them would fill the disk. */
const LOGGED = 10;
const LOGS = `
  INSERT INTO logs (id, at, kind, registration_id, record_id, detail)
  SELECT log_id(voted_at, log_kind('vote')), voted_at, log_kind('vote'), voter_id, poll_id,
    jsonb_build_object('option', option_id)
  FROM votes LIMIT $1`;

interface Definitions {
  readonly drop: readonly string[];
  readonly make: readonly string[];
}

/** What the product's migrations have made of `table`, so that it is made again as they did. */
async function definitions(client: pg.Client, table: string): Promise<Definitions> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `
    SELECT * FROM (
      SELECT 0 AS place, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
      FROM pg_constraint WHERE confrelid = $1::regclass
      UNION ALL
      SELECT 1, format('ALTER TABLE %s DROP CONSTRAINT %I', $1, conname),
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', $1, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'p'
      UNION ALL
      SELECT 2, format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary
    ) AS made ORDER BY place`,
    [table],
  );
  return { drop: rows.map((row) => row.drop), make: rows.map((row) => row.make).toReversed() };
}

async function enough(votes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < votes * BYTES)
    throw new Error(`${figure(votes)} votes need ${figure((votes * BYTES) / 1e9)} GB in ${tmpdir()}.`);
}

/**
 * Fills the product's table, past its triggers and with its indexes made at the end, as a restore does it. Who voted is nobody
 * registered: that many people would take hours to write, and no vote that comes looks at them.
 */
export async function storeVotes(url: string, votes: number): Promise<void> {
  await enough(votes);
  const clients = await Promise.all(
    [0, 1].map(async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '768MB'`);
      return client;
    }),
  );
  const [client] = clients as [pg.Client];
  const [table, log] = await Promise.all([definitions(client, 'votes'), definitions(client, 'logs')]);
  await client.query('ALTER TABLE votes DISABLE TRIGGER USER');
  for (const statement of [...table.drop, ...log.drop]) await client.query(statement);
  const left = sharesOf(votes).toReversed();
  let [written, told] = [0, 0];
  const work = async (by: pg.Client) => {
    for (let share = left.pop(); share; share = left.pop()) {
      const poll = await writePoll(by, FIRST + share.n);
      await by.query(VOTES, [poll.id, ...poll.options, share.from, share.votes, share.n % 1_000]);
      await by.query(TALLIES, [poll.id, ...poll.options, share.votes]);
      written += share.votes;
      if (written - told < votes / 10 && left.length > 0) continue;
      told = written;
      console.log(`  ${figure(written / 1e6)} of ${figure(votes / 1e6)} million`);
    }
  };
  await Promise.all(clients.map(work));
  console.log('  the log of a tenth, and the indexes');
  await client.query(LOGS, [Math.floor(votes / LOGGED)]);
  for (const statement of [...table.make, ...log.make]) await client.query(statement);
  await client.query('ALTER TABLE votes ENABLE TRIGGER USER');
  await client.query('VACUUM (ANALYZE) votes, logs');
  const { rows } = await client.query<{ size: string }>(
    `SELECT pg_size_pretty(pg_total_relation_size('votes')) AS size`,
  );
  console.log(`  ${rows[0]?.size}`);
  await Promise.all(clients.map((one) => one.end()));
}
