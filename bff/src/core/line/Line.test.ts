import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { systemClock } from '../clock.ts';
import type { AppError } from '../errors.ts';
import { type Entry, Line } from './Line.ts';
import { Places } from './Places.ts';

let app: TestApp;
let places: Places;
/** As two processes have them, each of which works on one request at a time. */
let here: Line;
let there: Line;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
  places = new Places(app.config.secrets.hashKeys, systemClock);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { pool, log } = app.services;
  await pool.query('TRUNCATE lines, line_entries');
  const open = () => new Line({ name: 'passwords', capacity: 1, pool, places, log });
  [here, there] = [open(), open()];
});
afterEach(() => [here, there].forEach((line) => line.stop()));

const charge = () => Promise.resolve();
const enter = (line: Line, place: string | null = null, idempotencyKey: string | null = null) =>
  line.enter({ place, idempotencyKey, charge });
/** The place that somebody gets who is not let in. */
const refused = async (line: Line, place: string | null = null, key: string | null = null) => {
  const error = await enter(line, place, key).then(
    () => expect.unreachable('was let in'),
    (thrown: AppError) => thrown,
  );
  expect(error.code).toBe('IN_LINE');
  return error.line ?? expect.unreachable('has no place');
};
const numberOf = (place: string) => places.read(place)?.number ?? 0;
const called = (line: Line, place: string) => expect.poll(() => line.standing(numberOf(place))?.called);
/** Somebody who came second, and is called by now. */
const calledPlace = async () => {
  const first = await enter(here);
  const { place } = await refused(here);
  first.leave();
  await called(here, place).toBe(true);
  return place;
};

describe('a line', () => {
  it('is for nobody while there is capacity', async () => {
    (await enter(here)).leave();
    (await enter(here)).leave();
    expect(here.waiting).toBe(0);
  });

  it('gives a place to who comes beyond it, lets them in once they are called, and once only', async () => {
    const first = await enter(here);
    const { place, ahead, called: isCalled } = await refused(here);
    expect([ahead, isCalled]).toEqual([0, false]);
    expect((await refused(here, place)).place).toBe(place);
    first.leave();
    await called(here, place).toBe(true);
    const entry = await enter(here, place);
    expect((await refused(here, place)).place).not.toBe(place);
    entry.leave();
  });

  it('lets nobody in before those who wait', async () => {
    const first = await enter(here);
    const { place } = await refused(here);
    first.leave();
    const { ahead } = await refused(here);
    expect(ahead).toBe(1);
    await called(here, place).toBe(true);
  });

  it('keeps the place of who was refused, for five tries', async () => {
    const place = await calledPlace();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const entry = await enter(here, place);
      await entry.giveBack();
      entry.leave();
    }
    const busy = await enter(here);
    expect((await refused(here, place)).place).not.toBe(place);
    busy.leave();
  });

  it('lets the same request in again whose answer was lost, and no other', async () => {
    const place = await calledPlace();
    const key = crypto.randomUUID();
    const once = await enter(here, place, key);
    (await enter(there, place, key)).leave();
    expect((await refused(here, place, crypto.randomUUID())).place).not.toBe(place);
    once.leave();
  });

  it('is one for all processes, in the order of coming', async () => {
    const inside: Entry[] = [await enter(here), await enter(there)];
    const first = await refused(here);
    const later = await refused(there);
    expect([first.ahead, later.ahead]).toEqual([0, 1]);
    // The other process has capacity first, and calls whoever came first, wherever that was.
    inside[1]?.leave();
    await called(here, first.place).toBe(true);
    expect((await there.lookAt(numberOf(later.place))).called).toBe(false);
    inside[0]?.leave();
    await called(there, later.place).toBe(true);
  });

  it('doesn’t wait for who went away', async () => {
    const first = await enter(here);
    await refused(here);
    const { place } = await refused(here);
    first.leave();
    await called(here, place).toBe(true);
    expect(here.waiting).toBe(0);
  });

  it('gives out every place once, however many come at once', async () => {
    const inside = [await enter(here), await enter(there)];
    const given = await Promise.all(
      Array.from({ length: 60 }, (_, at) => refused(at % 2 === 0 ? here : there).then(({ place }) => place)),
    );
    inside.forEach((entry) => entry.leave());
    expect(new Set(given.map(numberOf)).size).toBe(60);
  });
});
