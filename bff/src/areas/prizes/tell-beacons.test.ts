import type { prizeCommitments, prizeKinds, prizeSchedules, ResponseOf } from '@fio/contracts';
import { checkPrizes, fromHex } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { startOutsideService } from '../../../test/outside-service.ts';
import { confirmClaim, createInvoice } from '../../../test/promotion.ts';
import { relayedRound, TEST_CHAIN } from '../../../test/test-chain.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { isSigned } from '../../core/beacon/bls.ts';
import { runIn } from '../../core/database/run-in.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import { claimPrize } from './claim-prize.ts';
import { placeEach, placeSlots } from './place-slots.ts';
import { revealEnded } from './reveal-schedules.ts';
import { tellBeacons } from './tell-beacons.ts';

type Schedule = ResponseOf<typeof prizeSchedules.get>;
const clock = createTestClock();
let app: TestApp;
let relay: Awaited<ReturnType<typeof startOutsideService>>;
beforeAll(async () => {
  relay = await startOutsideService();
  const { chain, publicKey, genesis, period } = TEST_CHAIN;
  const env = {
    BEACON: 'drand',
    BEACON_RELAYS: relay.url,
    BEACON_CHAIN: [chain, publicKey, genesis, period].join(' '),
  };
  app = await createTestApp({ clock, env: { ...BEHIND_PROXY, ...env } });
});
afterAll(async () => {
  await app.close();
  await relay.stop();
});

const admin = async <Body>(method: string, path: string, body?: object) => {
  const headers = await signInStaff(app.services, await createStaff(app.services));
  return call<Body>(app, method, `/admin/prizes/${path}`, { headers, ...(body && { body }) });
};
const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();

/** A schedule by counter: each second participation wins, from the first hour on, for two. */
async function commit(): Promise<Schedule> {
  const kind = { title: 'Ingresso', description: '', value: 4990, position: 1, picture: null };
  const { id: kindId } = (await admin<ResponseOf<typeof prizeKinds.get>>('POST', 'kinds', kind)).body;
  const hours = { startsAt: at(1), endsAt: at(3), opensMinute: 0, closesMinute: 1440 };
  const plan = { title: 'Duas horas', rule: 'counter', every: 2, ...hours };
  const allotment = [{ kindId, quantity: 2 }];
  return (await admin<Schedule>('POST', 'schedules', { ...plan, allotment })).body;
}

/** Somebody takes part now; the title of what they won. */
async function takePart(): Promise<string | null> {
  const { services } = app;
  const { id: invoiceId, registrationId } = await createInvoice(services);
  await confirmClaim(services, invoiceId);
  const participation = { registrationId, invoiceId, at: clock.now() };
  const won = await services.db.$transaction((tx) => claimPrize(services, tx, participation));
  return won?.title ?? null;
}

const roundOf = ({ beacon }: Schedule) => beacon?.round ?? 0;
const shown = async (id: string) =>
  (await call<ResponseOf<typeof prizeCommitments.list>>(app, 'GET', '/prizes/commitments')).body.items.find(
    (one) => one.id === id,
  )?.beacon;
const toldOf = async (id: string) => (await loggedEntries(app.services, id)).map(({ type }) => type);

it('names the round with the promise, for everybody to see, and asks nobody before its time', async () => {
  const schedule = await commit();
  const { chain, publicKey, genesis, period } = TEST_CHAIN;
  const named = { chain, publicKey, genesis, period, round: roundOf(schedule) };
  expect(schedule.beacon).toEqual({ ...named, signature: null, randomness: null });
  expect(await shown(schedule.id)).toEqual(schedule.beacon);
  expect(await loggedEntries(app.services, schedule.id)).toEqual([
    expect.objectContaining({ type: 'prizes_committed', beacon: named, seedHash: schedule.seedHash }),
  ]);
  await tellBeacons(app.services);
  expect(relay.asked).toEqual([]);
});

it('keeps nobody waiting while the beacon is down, loses nothing, and catches up with it', async () => {
  const schedule = await commit();
  relay.does((request) => request.socket.destroy());
  clock.advance(2 * HOUR);
  await tellBeacons(app.services);
  expect([await takePart(), await takePart()]).toEqual([null, null]);
  await app.services.db.$transaction((tx) => placeSlots(app.services, runIn(tx)));
  const placed = { scheduleId: schedule.id, slot: { not: null } };
  expect(await app.services.db.prize.count({ where: placed })).toBe(0);
  expect((await admin<Schedule>('GET', `schedules/${schedule.id}`)).body.beacon?.signature).toBeNull();

  // Another round's signature, told as this one's.
  relay.answers({ ...relayedRound(roundOf(schedule) + 1), round: roundOf(schedule) });
  await tellBeacons(app.services);
  expect(await toldOf(schedule.id)).toEqual(['prizes_committed']);

  const right = relayedRound(roundOf(schedule));
  relay.answers(right);
  await Promise.all([tellBeacons(app.services), tellBeacons(app.services)]);
  expect(await toldOf(schedule.id)).toEqual(['prizes_committed', 'prizes_beacon']);
  const { signature, randomness } = right;
  expect(await shown(schedule.id)).toMatchObject({ signature, randomness });
  // The slot of the second participation, who won nothing then, is there for the next.
  expect(await takePart()).toBe('Ingresso');
});

it('takes each schedule by itself: what fails with one holds up no other', async () => {
  const broken = await commit();
  clock.advance(MINUTE);
  const sound = await commit();
  clock.advance(HOUR);
  const signatureOf = ({ round }: { readonly round: number }) =>
    round === roundOf(broken)
      ? Promise.reject(new TypeError('A fault.'))
      : Promise.resolve(fromHex(relayedRound(round).signature));
  await tellBeacons({ ...app.services, beacon: { chain: null, signatureOf } });
  expect(await toldOf(broken.id)).toEqual(['prizes_committed']);
  expect(await toldOf(sound.id)).toEqual(['prizes_committed', 'prizes_beacon']);
});

it('places each schedule by itself: one whose seed doesn’t open holds up no other, and nobody who takes part', async () => {
  const [broken, sound] = [await commit(), await commit()];
  relay.answers(relayedRound(roundOf(sound)));
  clock.advance(2 * HOUR);
  await tellBeacons(app.services);
  const { db, pool } = app.services;
  const placed = (scheduleId: string) => db.prize.count({ where: { scheduleId, slot: { not: null } } });
  // As of a seal that doesn't open, for its last byte is another.
  const sealed = `UPDATE prize_schedules
    SET seed_encrypted = substr(seed_encrypted, 1, length(seed_encrypted) - 1) || $2::bytea
    WHERE id = $1 AND set_config('fio.resealing', 'on', true) = 'on'`;
  const { seedEncrypted } = await db.prizeSchedule.findUniqueOrThrow({ where: { id: broken.id } });
  const last = Uint8Array.of((seedEncrypted.at(-1) ?? 0) ^ 1);
  await pool.query(sealed, [broken.id, Buffer.from(last)]);
  const ids = [broken.id, sound.id];
  await db.prizeSchedule.updateMany({ where: { id: { in: ids } }, data: { participations: 2 } });
  await placeEach(app.services);
  expect([await placed(broken.id), await placed(sound.id)]).toEqual([0, 1]);
  expect([await takePart(), await takePart()]).toEqual(['Ingresso', 'Ingresso']);
  expect([await placed(broken.id), await placed(sound.id)]).toEqual([0, 2]);
});

it('has no slot placed by a release that knows no beacon', async () => {
  const schedule = await commit();
  relay.answers(relayedRound(roundOf(schedule)));
  clock.advance(2 * HOUR);
  await tellBeacons(app.services);
  const { db, pool } = app.services;
  const unmixed = 'UPDATE prizes SET slot = 1, nth = 2 WHERE schedule_id = $1 RETURNING id';
  expect((await pool.query(unmixed, [schedule.id])).rows).toEqual([]);
  await db.prizeSchedule.update({ where: { id: schedule.id }, data: { participations: 2 } });
  await db.$transaction((tx) => placeSlots(app.services, runIn(tx)));
  expect(await db.prize.count({ where: { scheduleId: schedule.id, slot: 1 } })).toBe(1);
});

it('reveals nothing of a schedule that is over before its round is there, and then all that a stranger checks', async () => {
  const schedule = await commit();
  clock.advance(MINUTE);
  relay.answers({}, 503);
  clock.advance(DAY);
  await tellBeacons(app.services);
  await revealEnded(app.services);
  expect((await admin<Schedule>('GET', `schedules/${schedule.id}`)).body).toMatchObject({
    state: 'ended',
    seed: null,
  });
  expect((await admin('POST', `schedules/${schedule.id}/reveal`)).body).toMatchObject({ code: 'CONFLICT' });
  relay.answers(relayedRound(roundOf(schedule)));
  await tellBeacons(app.services);
  await revealEnded(app.services);
  const path = `/prizes/commitments/${schedule.id}`;
  const { body } = await call<ResponseOf<typeof prizeCommitments.evidence>>(app, 'GET', path);
  expect(checkPrizes({ sha256, shake: shake256, isSigned }, body)).toEqual({
    promise: true,
    beacon: true,
    slots: true,
    wins: true,
  });
});
