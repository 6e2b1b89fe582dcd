import type { prizeCommitments, prizeSchedules, ResponseOf } from '@fio/contracts';
import { filesOfSite, verifyPrizes } from '@fio/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealEnded } from '../../src/areas/prizes/reveal-schedules.ts';
import { tellBeacons } from '../../src/areas/prizes/tell-beacons.ts';
import { slotsOf } from '../../src/areas/prizes/schedule-slots.ts';
import { acceptInvoice } from '../../src/areas/invoices/accept-invoice.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { BEHIND_PROXY, call } from '../call.ts';
import { createTestClock, DAY, HOUR, MINUTE } from '../clock.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../factories.ts';
import { confirmClaim, createInvoice } from '../promotion.ts';
import { owner } from './threats.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY, asApplication: true });
});
afterAll(() => app.close());
const owned = owner(() => app);
const sql = (statement: string, ...values: unknown[]) => app.services.pool.query(statement, values);

/** What the product says when it places a slot. */
const MIXES = "set_config('fio.mixes', 'on', true) = 'on'";

const admin = <Body>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/prizes${path}`, { headers, ...(body && { body }) });
const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();

/** A schedule of three prizes that begins in an hour and lasts a day, committed over the API. */
async function commit(): Promise<string> {
  // What the test before left is nobody's any more.
  await owned.query('ALTER TABLE prizes DISABLE TRIGGER USER; DELETE FROM prizes WHERE claimed_at IS NULL');
  await owned.query('ALTER TABLE prizes ENABLE TRIGGER USER');
  headers = await signInStaff(app.services, await createStaff(app.services));
  const title = 'Ingresso';
  const kind = { title, description: '', value: 4990, position: 1, picture: null };
  const { id: kindId } = (await admin<{ id: string }>('POST', '/kinds', kind)).body;
  const hours = { startsAt: at(1), endsAt: at(25), opensMinute: 0, closesMinute: 1440 };
  const plan = { title: 'Um dia', rule: 'moments', every: null, ...hours };
  const allotment = [{ kindId, quantity: 3 }];
  const made = await admin<ResponseOf<typeof prizeSchedules.get>>('POST', '/schedules', {
    ...plan,
    allotment,
  });
  // Its round has come.
  clock.advance(13 * MINUTE);
  await tellBeacons(app.services);
  return made.body.id;
}

/** Somebody's receipt, sent and counted now. */
async function takePart() {
  const { services } = app;
  const { id } = await createInvoice(services);
  await confirmClaim(services, id);
  return services.db.$transaction((tx) => acceptInvoice(services, tx, id, { actorId: null }));
}

async function verdict(id: string) {
  await revealEnded(app.services);
  return verifyPrizes({ files: filesOfSite(app.url, id), schedule: id });
}
const evidence = async (id: string) =>
  (await call<ResponseOf<typeof prizeCommitments.evidence>>(app, 'GET', `/prizes/commitments/${id}`)).body;

/** Everything that is stored, row by row, as whoever has a backup reads it. */
async function backup(): Promise<string> {
  await owned.query("SET TimeZone = 'UTC'");
  const tables = await owned.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables.rows as { name: string }[]) {
    const { rows } = await owned.query(`SELECT t::text AS row FROM "${name}" AS t`);
    texts.push(...(rows as { row: string }[]).map(({ row }) => row));
  }
  return texts.join('\n');
}

describe('prize moments read from the database or a backup', () => {
  it('before its end a schedule tells nobody a moment: not staff, not the site', async () => {
    const id = await commit();
    const { items } = (await admin<{ items: object[] }>('GET', `?f[scheduleId]=${id}`)).body;
    expect(items).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ opensAt: null, state: 'default' })),
    );
    expect((await call(app, 'GET', `/prizes/commitments/${id}`)).status).toBe(404);
    // What binds asks who it is: anew, a while after the schedule was made.
    headers = await signInStaff(app.services, await createStaff(app.services));
    expect((await admin('POST', `/schedules/${id}/reveal`)).status).toBe(409);
  });

  it('nor does anything that is stored, until it has come', async () => {
    const id = await commit();
    const schedule = await app.services.db.prizeSchedule.findUniqueOrThrow({ where: { id } });
    const moments = slotsOf(app.services.vaults.seeds, schedule).map(
      ({ opensAt }) => opensAt?.toISOString().slice(0, 19).replace('T', ' ') ?? '',
    );
    const before = await backup();
    expect(moments.filter((moment) => before.includes(moment))).toEqual([]);
    clock.advance(26 * HOUR);
    expect(await verdict(id)).toMatchObject({ verdict: 'confirmed' });
    const after = await backup();
    expect(moments.filter((moment) => after.includes(moment))).toEqual(moments);
  });

  it('by SQL as the product a prize put at an earlier moment is won, and the verifier says so', async () => {
    const id = await commit();
    await sql(
      `UPDATE prizes SET slot = 1, opens_at = $2
       WHERE id = (SELECT id FROM prizes WHERE schedule_id = $1 LIMIT 1) AND ${MIXES}`,
      id,
      clock.now(),
    );
    expect((await takePart()).prize).not.toBeNull();
    clock.advance(2 * DAY);
    expect(await verdict(id)).toMatchObject({
      verdict: 'refused',
      step: 'wins',
      refusal: { meaning: 'too_early' },
    });
  });

  it('by SQL as the product a prize is neither moved, taken out of the way nor won in silence', async () => {
    const id = await commit();
    const one = (set: string) => sql(`UPDATE prizes SET ${set} WHERE schedule_id = $1`, id);
    await expect(one('withdrawn_at = now()')).rejects.toThrow(/offered again|prizes_slot_whole/);
    await expect(sql('DELETE FROM prizes WHERE schedule_id = $1', id)).rejects.toThrow();
    await expect(sql('ALTER TABLE prizes DISABLE TRIGGER prizes_told')).rejects.toThrow(/must be owner/);
    clock.advance(2 * HOUR);
    const { id: friend } = await createVisitor(app.services);
    const [mine] = await app.services.db.prize.findMany({ where: { scheduleId: id }, take: 1 });
    const seize = `UPDATE prizes SET state = $2, registration_id = $3, claimed_at = $4, changed_at = $4 WHERE id = $1`;
    await sql(
      `UPDATE prizes SET slot = 3, opens_at = $2, state = 'available' WHERE id = $1 AND ${MIXES}`,
      mine?.id,
      clock.now(),
    );
    await sql(seize, mine?.id, 'pending', friend, clock.now());
    clock.advance(2 * DAY);
    expect(await verdict(id)).toMatchObject({
      verdict: 'refused',
      step: 'wins',
      refusal: { meaning: 'slot_passed_over' },
    });
  });

  it('the owner who puts a friend in a winner’s place, or adds one, is not believed by the page', async () => {
    const id = await commit();
    clock.advance(26 * HOUR);
    expect((await takePart()).prize).not.toBeNull();
    const friend = await createVisitor(app.services, { name: 'Compadre' });
    const before = await evidence(id);
    expect(before).toMatchObject({ code: 'NOT_FOUND' });
    await owned.bend(
      'prizes',
      "UPDATE prizes SET registration_id = $2 WHERE schedule_id = $1 AND state = 'pending'",
      [id, friend.id],
    );
    await owned.bend(
      'prizes',
      `UPDATE prizes SET state = 'pending', registration_id = $2, claimed_at = now()
       WHERE schedule_id = $1 AND state IN ('default', 'available') AND slot = 2`,
      [id, friend.id],
    );
    expect(await verdict(id)).toMatchObject({ verdict: 'confirmed' });
    const { slots } = await evidence(id);
    expect(slots.map(({ wins }) => wins.map(({ winner }) => winner))).toEqual([[null], [], []]);
  });
});

describe('seeds chosen to please', () => {
  it('what is committed is not drawn again: by nobody of staff, and not by SQL as the product', async () => {
    const id = await commit();
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await admin(method, `/schedules/${id}`, {})).status).toBe(405);
    const change = (set: string) => sql(`UPDATE prize_schedules SET ${set} WHERE id = $1`, id);
    await expect(change("seed_hash = sha256('x')")).rejects.toThrow(/is committed/);
    await expect(change('opens_minute = 1')).rejects.toThrow(/is committed/);
    await expect(change("allotment = '[]'")).rejects.toThrow(/is committed/);
    await expect(sql('DELETE FROM prize_schedules WHERE id = $1', id)).rejects.toThrow();
  });

  it('the owner who exchanges the seed, hash and all, is refused by what the log promised', async () => {
    const id = await commit();
    clock.advance(26 * HOUR);
    await revealEnded(app.services);
    await owned.bend('prize_schedules', "UPDATE prize_schedules SET seed_hash = sha256('x') WHERE id = $1", [
      id,
    ]);
    expect(await verdict(id)).toMatchObject({
      verdict: 'refused',
      step: 'promises',
      refusal: { meaning: 'promise_differs', place: { pointer: '/schedule/seedHash' } },
    });
  });

  it('the owner who exchanges what the public beacon said is refused by what the log told', async () => {
    const id = await commit();
    clock.advance(26 * HOUR);
    await revealEnded(app.services);
    const other =
      "UPDATE prize_schedules SET beacon_signature = decode(repeat('c0', 48), 'hex') WHERE id = $1";
    await expect(sql(other, id)).rejects.toThrow(/is committed/);
    await owned.bend('prize_schedules', other, [id]);
    expect(await verdict(id)).toMatchObject({
      verdict: 'refused',
      step: 'promises',
      refusal: { meaning: 'beacon_differs', place: { pointer: '/schedule/beacon/signature' } },
    });
  });

  it('the owner who stretches the hours is refused too', async () => {
    const id = await commit();
    clock.advance(26 * HOUR);
    await revealEnded(app.services);
    await owned.bend('prize_schedules', 'UPDATE prize_schedules SET opens_minute = 60 WHERE id = $1', [id]);
    expect(await verdict(id)).toMatchObject({ refusal: { place: { pointer: '/schedule/opensMinute' } } });
  });
});
