import type { prizeSchedules, ResponseOf } from '@fio/contracts';
import { type BeaconRound, roundTime } from '@fio/domain';
import { filesOfSite, verifyPrizes } from '@fio/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealEnded } from '../../src/areas/prizes/reveal-schedules.ts';
import { appendEntry } from '../../src/core/transparency/append-entry.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { BEHIND_PROXY, call } from '../call.ts';
import { createTestClock, DAY, HOUR, MINUTE } from '../clock.ts';
import { createStaff, signInStaff } from '../factories.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY, asApplication: true });
});
afterAll(() => app.close());

/** A schedule that begins in an hour and lasts a day, committed over the API; its round is waited for. */
async function commit(): Promise<string> {
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const post = async <Body>(path: string, body: object) =>
    (await call<Body>(app, 'POST', `/admin/prizes${path}`, { headers, body })).body;
  const kind = { title: 'Ingresso', description: '', value: 4990, position: 1, picture: null };
  const { id: kindId } = await post<{ id: string }>('/kinds', kind);
  const at = (time: number) => new Date(clock.now().getTime() + time).toISOString();
  const hours = { startsAt: at(HOUR), endsAt: at(HOUR + DAY), opensMinute: 0, closesMinute: 1440 };
  const plan = { title: 'Um dia', rule: 'moments', every: null, ...hours };
  const allotment = [{ kindId, quantity: 3 }];
  return (await post<ResponseOf<typeof prizeSchedules.get>>('/schedules', { ...plan, allotment })).id;
}

async function verdict(id: string) {
  await revealEnded(app.services);
  return verifyPrizes({ files: filesOfSite(app.url, id), schedule: id });
}

describe('seeds chosen to please', () => {
  it('by SQL as the product no value takes the place of a round in silence', async () => {
    const id = await commit();
    const value = `UPDATE prize_schedules SET beacon_signature = decode(repeat('c0', 48), 'hex') WHERE id = $1`;
    await expect(app.services.pool.query(value, [id])).rejects.toThrow(/the log does not tell the round/);
    // Told of another round, or with another value, it is as good as untold.
    const { beacon } = await app.services.db.prizeSchedule.findUniqueOrThrow({ where: { id } });
    const { round } = beacon as unknown as BeaconRound;
    const whole = { type: 'prizes_beacon', schedule: id, round, signature: 'c0'.repeat(48) } as const;
    const write = (told: Partial<typeof whole> | { round: number }) =>
      app.services.db.$transaction(async (tx) => {
        await tx.$executeRawUnsafe(value.replace('$1', '$1::uuid'), id);
        await appendEntry(tx, { ...whole, ...told }, clock.now());
      });
    await expect(write({ round: round + 1 })).rejects.toThrow(/the log does not tell the round/);
    await expect(write({ signature: 'c1'.repeat(48) })).rejects.toThrow(/the log does not tell the round/);
    // Told, it is there for everybody to see, and no verifier takes it.
    clock.advance(15 * MINUTE);
    await write({});
    clock.advance(26 * HOUR);
    expect(await verdict(id)).toMatchObject({
      verdict: 'refused',
      step: 'promises',
      refusal: { meaning: 'beacon_differs' },
    });
  });

  it('nobody who commits knows the round that is mixed in: it comes later than the log’s clocks may differ', async () => {
    const { db } = app.services;
    const { committedAt, beacon } = await db.prizeSchedule.findUniqueOrThrow({
      where: { id: await commit() },
    });
    const { genesis, period, round } = beacon as unknown as BeaconRound;
    const lead = roundTime({ genesis, period, round }) - committedAt.getTime();
    expect([lead > 11 * MINUTE, lead <= 12 * MINUTE + period * 1000]).toEqual([true, true]);
  });
});
