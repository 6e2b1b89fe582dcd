import { readFileSync } from 'node:fs';
import type { VoteScore } from '@fio/contracts';
import type { Pool } from 'pg';

const SQL = readFileSync(new URL('./score.sql', import.meta.url), 'utf8');

/** How many of the resolved theories a visitor had right. A vote counted apart is still its voter's own. */
export async function scoreOf(pool: Pool, voterId: string): Promise<VoteScore> {
  const { rows } = await pool.query<VoteScore>({ name: 'vote-score', text: SQL, values: [voterId] });
  return rows[0] ?? { votes: 0, resolved: 0, hits: 0 };
}
