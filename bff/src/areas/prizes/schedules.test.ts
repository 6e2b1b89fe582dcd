import { createHash, randomUUID } from 'node:crypto';
import type { prizeCommitments, prizeKinds, prizeSchedules, ResponseOf } from '@fio/contracts';
import { allotKinds, fromHex, mixedSeed, openStretches, scheduledMoments } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR } from '../../../test/clock.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { verifyAudit } from '../../core/audit/verify.ts';
import { runIn } from '../../core/database/run-in.ts';
import { places } from '../../core/secrets/places.ts';
import { placeSlots } from './place-slots.ts';
import { revealEnded } from './reveal-schedules.ts';
import { scheduleAddresses } from './schedule.page.ts';
import { tellBeacons } from './tell-beacons.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { shake256 } from '../../core/secrets/shake256.ts';

type Kind = ResponseOf<typeof prizeKinds.get>;
type Schedule = ResponseOf<typeof prizeSchedules.get>;
const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
/** Anew after days went by: no session outlives them. */
const signIn = async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
};
beforeEach(signIn);
afterAll(() => app.close());

const admin = <Body>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/prizes/${path}`, { headers, ...(body && { body }) });
const kind = async (title: string) => {
  const input = { title, description: '', value: 4990, position: 1, picture: null };
  return (await admin<Kind>('POST', 'kinds', input)).body;
};
const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();
const plan = (allotment: object[], changes: object = {}) => ({
  title: 'Semana de estreia',
  rule: 'moments',
  startsAt: at(2),
  endsAt: at(74),
  opensMinute: 480,
  closesMinute: 1320,
  every: null,
  allotment,
  ...changes,
});

describe('a schedule', () => {
  it('is drawn and committed at once: its hash is there, its moments and its seed are not', async () => {
    const [shirt, ticket] = [await kind('Camiseta'), await kind('Ingresso')];
    const allotment = [
      { kindId: shirt.id, quantity: 30 },
      { kindId: ticket.id, quantity: 10 },
    ];
    const { status, body } = await admin<Schedule>('POST', 'schedules', plan(allotment));
    expect([status, body.slots, body.state, body.seed]).toEqual([201, 40, 'committed', null]);
    expect(body.seedHash).toMatch(/^[0-9a-f]{64}$/);
    const { items } = (
      await call<{ items: { opensAt: string | null; nth: number | null; state: string }[] }>(
        app,
        'GET',
        `/admin/prizes?f[scheduleId]=${body.id}&sort=opensAt`,
        { headers },
      )
    ).body;
    expect(items).toHaveLength(25);
    expect(
      items.every((slot) => slot.opensAt === null && slot.nth === null && slot.state === 'default'),
    ).toBe(true);
    const stored = await app.services.db.prize.findMany({
      where: { scheduleId: body.id },
      orderBy: { id: 'asc' },
    });
    expect(stored.map(({ slot, opensAt, nth }) => [slot, opensAt, nth])).toEqual(
      stored.map(() => [null, null, null]),
    );
    // Not even which kind comes first: they stand as the allotment has them, which is public.
    expect(stored.map(({ kindId }) => kindId)).toEqual([
      ...Array.from({ length: 30 }, () => shirt.id),
      ...Array.from({ length: 10 }, () => ticket.id),
    ]);
    const csv = await exportedText(app, headers, ['prizes', `f[scheduleId]=${body.id}`]);
    expect(csv).not.toMatch(/\d\d:\d\d:\d\d/);
  });

  it('once over is revealed by itself, and then anyone computes every slot', async () => {
    const shirt = await kind('Boné');
    const { body } = await admin<Schedule>('POST', 'schedules', plan([{ kindId: shirt.id, quantity: 5 }]));
    expect((await admin('POST', `schedules/${body.id}/reveal`)).status).toBe(409);
    clock.advance(4 * DAY);
    await signIn();
    await tellBeacons(app.services);
    await Promise.all([revealEnded(app.services), revealEnded(app.services)]);
    const revealed = (await admin<Schedule>('GET', `schedules/${body.id}`)).body;
    expect((await admin('POST', `schedules/${body.id}/reveal`)).status).toBe(409);
    const seed = Buffer.from(revealed.seed ?? '', 'hex');
    const { seedHash, startsAt, endsAt } = revealed;
    const [promised, came, disclosed, ...others] = await loggedEntries(app.services, body.id);
    const allotment = [{ kind: shirt.id, title: shirt.title, quantity: 5 }];
    expect(promised).toMatchObject({ type: 'prizes_committed', seedHash, startsAt, endsAt, allotment });
    expect(promised).not.toHaveProperty('seed');
    const { signature = null, round = 0 } = { ...revealed.beacon };
    expect(came).toMatchObject({ type: 'prizes_beacon', signature, round });
    expect(disclosed).toMatchObject({ type: 'prizes_revealed', seedHash, seed: revealed.seed });
    expect(others).toEqual([]);
    expect(createHash('sha256').update(seed).digest('hex')).toBe(body.seedHash);
    const hours = {
      startsAt: Date.parse(body.startsAt),
      endsAt: Date.parse(body.endsAt),
      opensMinute: body.opensMinute,
      closesMinute: body.closesMinute,
    };
    const mixed = mixedSeed(sha256, seed, fromHex(signature ?? '') ?? new Uint8Array());
    const moments = scheduledMoments(shake256, mixed, body.id, openStretches(hours), 5);
    type Commitments = ResponseOf<typeof prizeCommitments.list>;
    const told = (await call<Commitments>(app, 'GET', '/prizes/commitments')).body.items;
    expect(told.find(({ id }) => id === body.id)).toMatchObject({
      seedHash: body.seedHash,
      seed: revealed.seed,
      winsTold: true,
    });
    expect(told.filter(({ seed: shown }) => shown !== null)).toHaveLength(2);
    const slots = await app.services.db.prize.findMany({
      where: { scheduleId: body.id },
      orderBy: { slot: 'asc' },
    });
    expect(slots.map(({ opensAt }) => opensAt?.getTime())).toEqual(moments);
    expect(allotKinds(shake256, mixed, body.id, [5])).toEqual([0, 0, 0, 0, 0]);
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true });
  });

  it('once over is revealed by hand where the clock stood still', async () => {
    const shirt = await kind('Caneca');
    const { body } = await admin<Schedule>('POST', 'schedules', plan([{ kindId: shirt.id, quantity: 5 }]));
    clock.advance(4 * DAY);
    await signIn();
    // The clock asks for the round too; without it there is nothing to reveal.
    expect((await admin('POST', `schedules/${body.id}/reveal`)).status).toBe(409);
    await tellBeacons(app.services);
    const revealed = await admin<Schedule>('POST', `schedules/${body.id}/reveal`);
    expect([revealed.status, revealed.body.seed]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('by counter stands at every so many participations, which nobody is told beforehand', async () => {
    const shirt = await kind('Caneca');
    const { body } = await admin<Schedule>(
      'POST',
      'schedules',
      plan([{ kindId: shirt.id, quantity: 3 }], { rule: 'counter', every: 10 }),
    );
    expect(body).toMatchObject({ rule: 'counter', every: 10, participations: 0 });
    const nths = async () =>
      (
        await app.services.db.prize.findMany({ where: { scheduleId: body.id }, orderBy: { slot: 'asc' } })
      ).map(({ nth }) => nth);
    expect(await nths()).toEqual([null, null, null]);
    clock.advance(3 * HOUR);
    await tellBeacons(app.services);
    await app.services.db.prizeSchedule.update({ where: { id: body.id }, data: { participations: 25 } });
    await app.services.db.$transaction((tx) => placeSlots(app.services, runIn(tx)));
    expect(await nths()).toEqual([10, 20, null]);
  });

  it.each([
    ['begins in the past', { startsAt: '2020-01-01T00:00:00Z' }, 'startsAt'],
    ['ends before it begins', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
    ['closes before it opens', { opensMinute: 900, closesMinute: 800 }, 'closesMinute'],
    ['counts without a number', { rule: 'counter' }, 'every'],
    ['counts by the clock', { every: 10 }, 'every'],
    ['has too many slots', { allotment: 'many' }, 'allotment'],
    ['names a kind twice', { allotment: 'twice' }, 'allotment'],
  ])('that %s is refused', async (_name, changes: Record<string, unknown>, field) => {
    const { id: kindId } = await kind('Chaveiro');
    const line = (quantity: number) => ({ kindId, quantity });
    const allotment = { many: [line(20_000), line(1)], twice: [line(1), line(1)] }[
      String(changes['allotment'])
    ] ?? [line(1)];
    const input = plan(allotment, { ...changes, allotment });
    const { status, body } = await admin<{ fields: Record<string, unknown> }>('POST', 'schedules', input);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('that begins before its round is sure to be there is refused', async () => {
    const { id: kindId } = await kind('Chaveiro');
    const input = plan([{ kindId, quantity: 1 }], { startsAt: at(0.24) });
    const { status, body } = await admin<{ fields: object }>('POST', 'schedules', input);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['startsAt']]);
  });

  it('is never changed nor deleted, whoever writes', async () => {
    const { db } = app.services;
    const schedule = await db.prizeSchedule.findFirstOrThrow({ where: { revealedAt: null } });
    const where = { id: schedule.id };
    const later = new Date(schedule.endsAt.getTime() + DAY);
    await expect(db.prizeSchedule.update({ where, data: { endsAt: later } })).rejects.toThrow(/is committed/);
    await expect(db.prizeSchedule.update({ where, data: { beacon: { round: 1 } } })).rejects.toThrow(
      /is committed/,
    );
    await tellBeacons(app.services);
    const other = { beaconSignature: new Uint8Array(48) };
    await expect(db.prizeSchedule.update({ where, data: other })).rejects.toThrow(/is committed/);
    await expect(db.prizeSchedule.delete({ where })).rejects.toThrow();
    const slot = await db.prize.findFirstOrThrow({ where: { scheduleId: schedule.id } });
    const moved = db.prize.update({ where: { id: slot.id }, data: { createdAt: new Date(0) } });
    await expect(moved).rejects.toThrow(/stays what and where it was/);
  });
});

it('has no page at an address that is no id', async () => {
  const statuses = [crypto.randomUUID(), '-'.repeat(36), '0'.repeat(36)].map(async (id) => {
    const page = await app.fetch(`/ganhadores/instantaneos/${id}`, { headers: { accept: 'text/html' } });
    return page.status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
});

it('of a schedule that is older than the log of wins says that there is nothing of them to check', async () => {
  const { db, vaults } = app.services;
  const { seedEncrypted, allotment, ...kept } = await db.prizeSchedule.findFirstOrThrow({
    where: { revealedAt: { not: null } },
    omit: { beacon: true, beaconSignature: true },
  });
  const id = randomUUID();
  const seed = vaults.seeds.open(seedEncrypted, places.prizeSchedule(kept.id));
  const sealed = vaults.seeds.seal(seed, places.prizeSchedule(id));
  await db.prizeSchedule.create({
    data: { ...kept, id, allotment: allotment as never, seedEncrypted: sealed },
  });
  const { items } = (await call<ResponseOf<typeof prizeCommitments.list>>(app, 'GET', '/prizes/commitments'))
    .body;
  expect(items.find((one) => one.id === id)).toMatchObject({ seed: seed.toString('hex'), winsTold: false });
  expect((await call(app, 'GET', `/prizes/commitments/${id}`)).body.code).toBe('NOT_FOUND');
  const pages = (await scheduleAddresses(db)).map(({ path }) => path);
  expect(pages).toContain(`/ganhadores/instantaneos/${kept.id}`);
  expect(pages).not.toContain(`/ganhadores/instantaneos/${id}`);
});
