import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { renewPlaces } from './renew-places.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const DUE = read('./due-theories.sql');
const COUNT = read('./count-page.sql');

/** Voters of one transaction: short enough that nobody waits for it, long enough to be worth its commit. */
const PAGE = 2000;
/** A job ends before its next one comes, which goes on where it stopped. */
const TURN_MS = 45_000;
const PATIENCE_MS = 60_000;

type Services = Pick<Infrastructure, 'db' | 'clock'>;
interface Theory {
  readonly pollId: string;
  readonly cursor: string;
}

/** One that isn't whole yet and nobody else is counting; held until the commit. */
const NEXT = `
  SELECT poll_id AS "pollId", cursor FROM ranking_theories
  WHERE cursor IS NOT NULL ORDER BY started_at, poll_id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const VOTERS = `
  SELECT voter_id AS id FROM votes WHERE poll_id = $1::uuid AND voter_id > $2::uuid ORDER BY voter_id LIMIT $3::integer`;

/** In the order of the key, as names and erasing take them. */
const HOLD = `
  SELECT count(*) FROM (
    SELECT FROM ranking_scores WHERE voter_id = ANY ($1::uuid[]) ORDER BY voter_id, show_id FOR UPDATE
  ) AS held`;

const MOVE = `
  UPDATE ranking_theories SET cursor = $2::uuid, counted_at = CASE WHEN $2::uuid IS NULL THEN $3::timestamptz ELSE counted_at END
  WHERE poll_id = $1::uuid`;

async function countPage(ask: Ask, { pollId, cursor }: Theory, now: Date): Promise<'more' | 'whole'> {
  const rows = await ask<{ id: string }>('ranking-voters', VOTERS, [pollId, cursor, PAGE]);
  const voters = rows.map(({ id }) => id);
  if (voters.length > 0) {
    await ask('ranking-hold', HOLD, [voters]);
    await ask('ranking-count', COUNT, [voters]);
  }
  const isWhole = voters.length < PAGE;
  await ask('ranking-move', MOVE, [pollId, isWhole ? null : (voters.at(-1) ?? null), now]);
  return isWhole ? 'whole' : 'more';
}

/** The next page of whichever theory waits; null: none does. */
const countNext = ({ db, clock }: Services) =>
  db.$transaction(
    async (tx) => {
      const ask = runIn(tx);
      const [theory] = await ask<Theory>('ranking-next', NEXT, []);
      return theory === undefined ? null : countPage(ask, theory, clock.now());
    },
    { timeout: PATIENCE_MS },
  );

/**
 * Counts what was resolved, corrected or withdrawn since, page by page, and renews the places. Done every minute; what a turn
 * doesn't finish the next one goes on with, in whichever process.
 */
export async function countTheories(services: Services): Promise<void> {
  const { db, clock } = services;
  await db.$executeRawUnsafe(DUE, clock.now());
  const until = performance.now() + TURN_MS;
  let isChanged = false;
  for (;;) {
    const counted = await countNext(services);
    if (counted === null || performance.now() > until) break;
    isChanged ||= counted === 'whole';
  }
  if (isChanged) await renewPlaces(services);
}
