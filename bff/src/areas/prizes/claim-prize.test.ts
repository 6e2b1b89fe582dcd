import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { createInvoice, createSchedule } from '../../../test/promotion.ts';
import { claimPrize } from './claim-prize.ts';
import { invalidatePrize } from './move-prize.ts';
import { slotsOf } from './schedule-slots.ts';

const clock = createTestClock();
const MOST = 2;
let app: TestApp;
let people: string[];
beforeAll(async () => {
  app = await createTestApp({ clock, routes: [], env: { PRIZES_PER_CPF: String(MOST) } });
  const made = await Promise.all(Array.from({ length: 3 }, () => createVisitor(app.services)));
  people = made.map(({ id }) => id);
});
afterAll(() => app.close());

/** A participation, or the refusal of the latest win that holds. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ person: fc.nat(2), hours: fc.integer({ min: 0, max: 23 }) }) },
  { weight: 1, arbitrary: fc.constant('refuse' as const) },
);
const startsAt = new Date(clock.now().getTime() - DAY);

interface Win {
  readonly id: string;
  readonly person: number;
  readonly slot: number;
}

/** The rule in plain words: the oldest free slot that was due, for whoever holds fewer wins than allowed. */
function expectedSlot(
  moments: readonly Date[],
  wins: readonly Win[],
  person: number,
  at: Date,
): number | null {
  if (wins.filter((win) => win.person === person).length >= MOST) return null;
  const taken = new Set(wins.map(({ slot }) => slot));
  const free = moments.findIndex((moment, index) => moment <= at && !taken.has(index + 1));
  return free === -1 ? null : free + 1;
}

async function claim(person: number, at: Date): Promise<{ id: string; slot: number | null } | null> {
  const { services } = app;
  const registrationId = people[person] ?? '';
  const invoice = await createInvoice(services, { registrationId, createdAt: at });
  const won = await services.db.$transaction((tx) =>
    claimPrize(services, tx, { registrationId, invoiceId: invoice.id, at }),
  );
  return (
    won && services.db.prize.findUniqueOrThrow({ where: { id: won.id }, select: { id: true, slot: true } })
  );
}

const refuse = (id: string) =>
  app.services.db.$transaction((tx) =>
    invalidatePrize(tx, id, { actorId: null, now: clock.now(), reason: 'no_answer' }),
  );

it('whatever comes in whatever order, each takes the oldest slot that was due', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { db } = app.services;
      // Whatever an earlier run has left is nobody's any more.
      await app.services.pool.query(`
        ALTER TABLE prizes DISABLE TRIGGER USER;
        DELETE FROM prizes WHERE claimed_at IS NULL;
        ALTER TABLE prizes ENABLE TRIGGER USER`);
      people = await Promise.all(people.map(async () => (await createVisitor(app.services)).id));
      const scheduleId = await createSchedule(app.services, { slots: 4, startsAt, endsAt: clock.now() });
      const schedule = await db.prizeSchedule.findUniqueOrThrow({ where: { id: scheduleId } });
      const slots = slotsOf(app.services.vaults.seeds, schedule);
      const moments = slots.map(({ opensAt }) => opensAt ?? clock.now());
      let wins: Win[] = [];
      for (const one of steps) {
        if (one === 'refuse') {
          const last = wins.at(-1);
          if (last !== undefined) await refuse(last.id);
          wins = wins.slice(0, -1);
          continue;
        }
        const at = new Date(startsAt.getTime() + (one.hours / 24) * DAY);
        const won = await claim(one.person, at);
        expect(won?.slot ?? null).toBe(expectedSlot(moments, wins, one.person, at));
        if (won) wins = [...wins, { id: won.id, person: one.person, slot: won.slot ?? 0 }];
      }
      const live = await db.prize.findMany({ where: { scheduleId, state: 'pending' } });
      expect(live.map(({ slot }) => slot).toSorted()).toEqual(wins.map(({ slot }) => slot).toSorted());
    }),
    { numRuns: 15 },
  );
});
