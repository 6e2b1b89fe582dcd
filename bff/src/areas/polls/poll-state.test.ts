import { POLL_STATES, pollStateAt } from '@fio/domain';
import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';

const database = useTestModels();
const now = new Date('2026-11-21T12:00:00Z');
const times = [null, ...[-2, -1, 0, 1, 2].map((minutes) => new Date(now.getTime() + minutes * 60_000))];

it('is the same in the database as in the domain, whatever the clock says', async () => {
  const cases = POLL_STATES.flatMap((state) =>
    times.flatMap((opensAt) => times.map((closesAt) => ({ state, opensAt, closesAt }))),
  );
  const { rows } = await database.pool.query<{ state: string }>(
    `SELECT poll_state_at(state, opens_at, closes_at, $4) AS state
     FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY
       AS poll(state, opens_at, closes_at, place)
     ORDER BY place`,
    [
      cases.map(({ state }) => state),
      cases.map(({ opensAt }) => opensAt),
      cases.map(({ closesAt }) => closesAt),
      now,
    ],
  );
  expect(rows.map(({ state }) => state)).toEqual(cases.map((poll) => pollStateAt(poll, now)));
});
