import { randomUUID } from 'node:crypto';
import type { adminTickets, ResponseOf } from '@fio/contracts';
import { formatLuckyNumber } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { grantNumbers } from './grant-numbers.ts';

type Answer<Name extends keyof typeof adminTickets> = ResponseOf<(typeof adminTickets)[Name]>;

let app: TestApp;
let headers: SignedHeaders;
let drawId: string;
let holder: Awaited<ReturnType<typeof createVisitor>>;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { services } = app;
  headers = await signInStaff(services, await createStaff(services));
  drawId = await createRunningDraw(services, { series: 3 });
  holder = await createVisitor(services, { name: 'Iara', lastName: 'Campos' });
});

const admin = <Body>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/${path}`, { headers, ...(body && { body }) });
const grant = async (count: number, registrationId = holder.id, invoiceId: string | null = null) => {
  const { services } = app;
  const [granted = []] = await services.db.$transaction((tx) =>
    grantNumbers(services, tx, drawId, [{ registrationId, invoiceId, origin: 'invoice', count }]),
  );
  return granted.map(({ counter, size, ...number }) => ({
    id: `${drawId}.${counter}`,
    text: formatLuckyNumber(number, size),
    ...number,
  }));
};
const check = async (number: string) =>
  (await admin<Answer<'check'>>('GET', `tickets-draws/${drawId}/numbers/${number}`)).body;

describe('the list', () => {
  const list = async (query: string) =>
    (await admin<Answer<'list'>>('GET', `tickets?f[drawId]=${drawId}&${query}`)).body;

  it('is found by who has them, by CPF, by number and by state', async () => {
    const [one, two] = await grant(2);
    await grant(1, (await createVisitor(app.services, { name: 'Outra' })).id);
    expect((await list('')).total).toBe(3);
    expect((await list('q=iara campos')).total).toBe(2);
    expect((await list(`q=${holder.cpf}`)).total).toBe(2);
    expect((await list(`f[number]=${one?.text}`)).items.map(({ id }) => id)).toEqual([one?.id]);
    await admin('POST', `tickets/${two?.id}/invalidate`, { reason: 'Engano' });
    expect((await list('f[state]=voided')).items).toMatchObject([{ id: two?.id, holder: { id: holder.id } }]);
    expect((await list('f[origin]=manual')).total).toBe(0);
  });

  it('leaves as CSV, the number as it is printed', async () => {
    const [one] = await grant(1);
    const text = await exportedText(app, headers, ['tickets', `f[drawId]=${drawId}`]);
    expect(text).toContain(`${one?.text};`);
  });
});

describe('by hand', () => {
  const give = (changes: object = {}, key = randomUUID()) =>
    call<Answer<'generate'>>(app, 'POST', '/admin/tickets', {
      headers: { ...headers, 'idempotency-key': key },
      body: { drawId, user: holder.cpf, count: 2, reason: 'Erro no site.', ...changes },
    });

  it('gives the next numbers of the committed order, once, and tells the audit why', async () => {
    await grant(1);
    const key = randomUUID();
    const [first, again] = [await give({}, key), await give({}, key)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body.holder.name).toBe('Iara Campos');
    const kept = await app.services.db.ticket.findMany({ where: { drawId, origin: 'manual' } });
    expect(kept.map(({ series, number }) => ({ series, number, seriesSize: 100_000 }))).toEqual(
      first.body.numbers,
    );
    const [row] = await app.services.db.action.findMany({ where: { recordId: holder.id } });
    expect(row).toMatchObject({ resource: 'tickets', action: 'generate', reason: 'Erro no site.' });
  });

  it('is not for who is barred or unknown, nor many at once', async () => {
    const barred = await createVisitor(app.services, { blockedAt: new Date() });
    expect((await give({ user: barred.email })).body.code).toBe('CPF_BLOCKED');
    expect((await give({ user: 'ninguem@exemplo.example' })).body.code).toBe('EMAIL_NOT_FOUND');
    expect((await give({ count: 51 })).status).toBe(422);
  });

  it('voids a number, once', async () => {
    const [one] = await grant(1);
    const path = `tickets/${one?.id}/invalidate`;
    const { body } = await admin<Answer<'invalidate'>>('POST', path, { reason: 'Duplicado no SAC.' });
    expect(body).toMatchObject({ state: 'voided', reason: 'Duplicado no SAC.' });
    expect((await admin('POST', path, { reason: 'De novo' })).body.code).toBe('CONFLICT');
  });
});

describe('the check of a number', () => {
  it('says who has it, and who stands beside it', async () => {
    const granted = await grant(30);
    const series = granted[0]?.series ?? 0;
    const inSeries = granted
      .filter((one) => one.series === series)
      .toSorted((a, b) => a.order - b.order)
      .map(({ id }) => id);
    const middle = granted.find(({ id }) => id === inSeries[4]);
    const answer = await check(middle?.text ?? '');
    expect(answer).toMatchObject({ verdict: 'distributed', ticket: { holder: { name: 'Iara Campos' } } });
    expect(answer.above.map(({ id }) => id)).toEqual(inSeries.slice(5, 8));
    expect(answer.below.map(({ id }) => id)).toEqual(inSeries.slice(1, 4).toReversed());
  });

  it('tells a free one from one of no series', async () => {
    const [taken] = await grant(1);
    const other = String((taken?.order ?? 0) === 0 ? 1 : 0).padStart(5, '0');
    expect((await check(`000/${other}`)).verdict).toBe('free');
    expect((await check('003/00000')).verdict).toBe('outside');
    expect((await admin('GET', `tickets-draws/${drawId}/numbers/1/100000`)).status).toBe(404);
  });

  it('looks through all draws, whichever the number is of', async () => {
    const [one] = await grant(1);
    const elsewhere = await createRunningDraw(app.services, { series: 1 });
    const { items } = (await admin<Answer<'everywhere'>>('GET', `tickets-numbers/${one?.text}`)).body;
    const of = (id: string) => items.find(({ draw }) => draw.id === id);
    expect(of(drawId)).toMatchObject({
      verdict: 'distributed',
      ticket: { id: one?.id, holder: { id: holder.id } },
    });
    expect(of(elsewhere)).toMatchObject({ verdict: one?.series === 0 ? 'free' : 'outside', ticket: null });
    expect((await admin('GET', 'tickets-numbers/1/100000')).status).toBe(404);
  });

  it('says why its holder may not win', async () => {
    const { services } = app;
    const invoice = await createInvoice(services, { registrationId: holder.id });
    const [one] = await grant(1, holder.id, invoice.id);
    await services.db.registration.update({ where: { id: holder.id }, data: { blockedAt: new Date() } });
    const answer = await check(one?.text ?? '');
    expect([answer.verdict, answer.ineligible]).toEqual(['ineligible', ['blocked', 'invoice']]);
    await admin('POST', `tickets/${one?.id}/invalidate`, { reason: 'Engano' });
    expect((await check(one?.text ?? '')).verdict).toBe('voided');
  });
});

describe('the totals', () => {
  it('count by series what was given out, and what was set apart', async () => {
    const [one] = await grant(7);
    await admin('POST', `tickets/${one?.id}/invalidate`, { reason: 'Engano' });
    const { body } = await admin<Answer<'totals'>>('GET', `tickets-draws/${drawId}/totals`);
    expect(body).toMatchObject({ capacity: 300_000, issued: 7, voided: 1, awarded: 0 });
    expect(body.series.map(({ issued }) => issued)).toEqual([3, 2, 2]);
    expect(body.series[0]).toMatchObject({ series: 0, capacity: 100_000, voided: 1 });
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)?.issued).toBe(7);
    expect(body.forecast).toEqual({ perDay: 1, exhaustedOn: null, alert: null });
    const { items } = (await admin<Answer<'draws'>>('GET', 'tickets-draws')).body;
    expect(items.find(({ draw }) => draw.id === drawId)).toMatchObject({ issued: 7, voided: 1 });
  });

  it('warn of the end', async () => {
    drawId = await createRunningDraw(app.services, { series: 1, given: 95_000 });
    await grant(4000);
    const { body } = await admin<Answer<'totals'>>('GET', `tickets-draws/${drawId}/totals`);
    expect(body.forecast.alert).toBe(95);
    expect(body.forecast.exhaustedOn).not.toBeNull();
  });

  it('name who has the most that count', async () => {
    const other = await createVisitor(app.services, { name: 'Bento', lastName: 'Luz' });
    await grant(2);
    await grant(3, other.id);
    const { items } = (await admin<Answer<'holders'>>('GET', `tickets-draws/${drawId}/holders`)).body;
    expect(items.map(({ name, numbers }) => [name, numbers])).toEqual([
      ['Bento Luz', 3],
      ['Iara Campos', 2],
    ]);
  });
});

describe('the integrity', () => {
  const integrity = async () =>
    (await admin<Answer<'integrity'>>('POST', `tickets-draws/${drawId}/integrity`)).body;

  it('finds no fault where there is none', async () => {
    await grant(250);
    const answer = await integrity();
    expect(answer).toMatchObject({
      issued: 250,
      counted: 250,
      duplicates: 0,
      outOfRange: 0,
      gaps: 0,
      misplaced: 0,
    });
    expect(answer.hash).toMatch(/^[\da-f]{64}$/);
    expect((await integrity()).hash).toBe(answer.hash);
  });

  it('finds a number that does not stand where the order has it, and a place that was passed over', async () => {
    const { db } = app.services;
    await grant(5);
    await db.numberPool.update({ where: { drawId }, data: { next: 7 } });
    await db.ticket.create({
      data: {
        drawId,
        counter: 6,
        series: 2,
        number: 99_999,
        registrationId: holder.id,
        origin: 'manual',
        createdAt: new Date(),
      },
    });
    expect(await integrity()).toMatchObject({ issued: 7, counted: 6, gaps: 1, misplaced: 1, duplicates: 0 });
  });
});
