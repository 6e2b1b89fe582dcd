import { randomUUID } from 'node:crypto';
import type { invoices, MyInvoice, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, knowShop, OTHER_SHOP, qrOf, SHOP, unprovedQrOf } from '../../../test/receipts.ts';

type Mine = ResponseOf<typeof invoices.mine>;

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
const MONTH = '3111';
const env = {
  ...BEHIND_PROXY,
  PARTICIPATING_CNPJS: `${SHOP},${OTHER_SHOP}`,
  INVOICE_MINIMUM: '5000',
  INVOICES_PER_DAY: '3',
  INVOICES_PER_PERIOD: '4',
  STORE_INVOICE_START: '2031-11-01',
  STORE_INVOICE_END: '2031-11-30',
  INVOICE_DATE_START: '2031-10-15',
  INVOICE_DATE_END: '2031-11-25',
};
let app: TestApp;
let visitor: { id: string; email: string };
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env, clock });
  await createRunningDraw(app.services, { earning: { numbers: 2 } });
  await knowShop(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await createVisitor(app.services);
  headers = await signInVisitor(app.services, visitor);
});

const typed = (changes: Record<string, unknown> = {}) => ({
  origin: 'key',
  code: accessKey({ month: MONTH }),
  purchasedOn: '2031-11-10',
  value: 12_990,
  ...changes,
});
/** The same by its QR code, which the shop's code proves, day and value with it. */
const scanned = (key = accessKey({ month: MONTH })) =>
  typed({ origin: 'qr', code: qrOf(key, { offline: '10|129.90' }) });
const send = (body: object, extra: Record<string, string> = {}) =>
  call<MyInvoice>(app, 'POST', '/invoices', { body, headers: { ...headers, ...extra } });
const mine = async (query = '') => (await call<Mine>(app, 'GET', `/invoices${query}`, { headers })).body;
const count = () => app.services.db.invoice.count({ where: { registrationId: visitor.id } });

describe('a receipt that its QR code proves', () => {
  it('counts at once: its numbers are in the answer, and a letter follows', async () => {
    const { status, body } = await send(scanned());
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'valid', origin: 'qr', cnpj: SHOP, purchasedOn: '2031-11-10' });
    expect(body.numbers).toHaveLength(2);
    const own = await call<MyInvoice>(app, 'GET', `/invoices/${body.id}`, { headers });
    expect(own.body).toMatchObject({ id: body.id, state: 'valid', numbers: body.numbers });
    const draws = [{ slug: expect.any(String), title: 'Sorteio de teste', numbers: body.numbers }];
    expect((await mine()).items).toMatchObject([{ ...body, draws }]);
    const letters = await app.services.db.outboxMessage.findMany({ where: { recipient: visitor.email } });
    expect(letters.map(({ template }) => template)).toEqual(['invoice_accepted']);
    expect(letters[0]?.text).toContain(body.numbers.join(', '));
  });

  it('keeps its steps', async () => {
    const { body } = await send(scanned());
    const events = await app.services.db.invoiceEvent.findMany({
      where: { invoiceId: body.id },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ toState }) => toState)).toEqual(['checking', 'valid']);
  });
});

describe('a receipt by its key', () => {
  it('gives nothing before somebody has confirmed it', async () => {
    const { status, body } = await send(typed());
    expect([status, body.state, body.numbers, body.prize]).toEqual([201, 'checking', [], null]);
    expect(await app.services.db.outboxMessage.count({ where: { recipient: visitor.email } })).toBe(0);
  });

  it('may be typed in groups, and have letters in its CNPJ', async () => {
    const key = accessKey({ month: MONTH, cnpj: OTHER_SHOP, model: '55' });
    const { body } = await send(typed({ code: key.toLowerCase().replace(/(.{4})/g, '$1 ') }));
    expect(body).toMatchObject({ state: 'checking', key, cnpj: OTHER_SHOP });
  });
});

describe('a QR code', () => {
  it('is read for its key', async () => {
    const key = accessKey({ month: MONTH });
    expect((await send(typed({ origin: 'qr', code: qrOf(key) }))).body).toMatchObject({ origin: 'qr', key });
  });

  it('that tells no value proves none: it waits where the regulation asks for a least one', async () => {
    const { body } = await send(typed({ origin: 'qr', code: qrOf(accessKey({ month: MONTH })) }));
    expect(body).toMatchObject({ state: 'checking', numbers: [] });
  });

  it('says more than was typed, when it tells day and value', async () => {
    const key = accessKey({ month: MONTH });
    const code = qrOf(key, { offline: '07|80.50' });
    const { body } = await send(typed({ origin: 'qr', code, purchasedOn: '2031-11-01', value: 1 }));
    expect(body).toMatchObject({ purchasedOn: '2031-11-07', value: 8050, state: 'valid' });
  });
});

describe('each rule has its code, at the field that breaks it', () => {
  const good = accessKey({ month: MONTH });
  const wrongDigit = good.slice(0, 43) + String((Number(good.at(-1)) + 1) % 10);
  it.each<[string, Record<string, unknown>, string, string, string]>([
    ['a wrong check digit', { code: wrongDigit }, 'INVALID_INVOICE', 'code', 'access_key'],
    ['too short', { code: good.slice(0, 43) }, 'INVALID_INVOICE', 'code', 'access_key'],
    [
      'some other QR code',
      { origin: 'qr', code: 'https://x.example/' },
      'INVALID_INVOICE',
      'code',
      'qr_code',
    ],
    [
      'the test environment',
      { origin: 'qr', code: `https://x.example/q?p=${good}|3|2` },
      'INVALID_INVOICE',
      'code',
      'qr_code',
    ],
    [
      'a shop that takes no part',
      { code: accessKey({ month: MONTH, cnpj: '11222333000181' }) },
      'INVALID_INVOICE',
      'code',
      'invoice_shop',
    ],
    ['below the minimum', { value: 4999 }, 'INVALID_INVOICE', 'value', 'invoice_minimum'],
    ['of another month', { purchasedOn: '2031-10-31' }, 'INVALID_INVOICE', 'purchasedOn', 'invoice_month'],
    [
      'before the period',
      { code: accessKey({ month: '3110' }), purchasedOn: '2031-10-14' },
      'INVALID_DATE',
      'purchasedOn',
      'promotion_period',
    ],
    ['of tomorrow', { purchasedOn: '2031-11-21' }, 'FUTURE_DATE', 'purchasedOn', 'future_date'],
    ['a day that is none', { purchasedOn: '2031-11-31' }, 'INVALID_REQUEST', 'purchasedOn', 'date'],
  ])('%s', async (_what, changes, code, field, problem) => {
    const { status, body } = await send(typed(changes));
    expect([status, body.code, body.fields?.[field]?.[0]?.code]).toEqual([422, code, problem]);
    expect(await count()).toBe(0);
  });

  it('takes the first and the last day', async () => {
    const first = { code: accessKey({ month: '3110' }), purchasedOn: '2031-10-15' };
    expect((await send(typed(first))).status).toBe(201);
    expect((await send(typed({ purchasedOn: '2031-11-20', value: 5000 }))).status).toBe(201);
  });
});

describe('one receipt, once for ever', () => {
  it('is refused the second time, whoever brings it', async () => {
    const key = accessKey({ month: MONTH });
    await send(scanned(key));
    expect((await send(typed({ code: key }))).body.code).toBe('NUMBER_FOUND');
    headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await send(scanned(key))).body.code).toBe('NUMBER_FOUND');
    expect((await send(typed({ code: key }))).body.code).toBe('NUMBER_FOUND');
  });

  it('goes to who holds it, not to who merely knew its key first', async () => {
    const key = accessKey({ month: MONTH });
    const { body: early } = await send(typed({ code: key }));
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    const { body: unproved } = await send(typed({ origin: 'qr', code: unprovedQrOf(key) }), other);
    expect([early.state, unproved.state]).toEqual(['checking', 'checking']);
    const owner = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await send(scanned(key), owner)).body.state).toBe('valid');
    expect((await mine()).items).toMatchObject([{ state: 'invalid', reason: 'other_claimant' }]);
  });

  it('is taken once from two who come at the same moment', async () => {
    const body = scanned();
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    const answers = await Promise.all([send(body), send(body, other), send(body), send(body, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('comes once from a request that is repeated with its key, with the same answer', async () => {
    const [body, key] = [typed(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all([send(body, key), send(body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await count()).toBe(1);
  });

  it('may be sent again when staff could not read it', async () => {
    const { body } = await send(typed());
    const { db } = app.services;
    const state = (to: string, reason: string | null) =>
      db.invoice.update({ where: { id: body.id }, data: { state: to, reason, askAt: null } });
    await state('invalid', 'tampered');
    expect((await send(typed({ code: body.key }))).body.code).toBe('NUMBER_FOUND');
    await state('invalid', 'illegible');
    expect((await send(typed({ code: body.key }))).body.state).toBe('checking');
  });
});

describe('the list', () => {
  it('goes on where a page ends, and shows nobody else’s', async () => {
    const rows = Array.from({ length: 27 }, (_, index) => ({
      ...{ registrationId: visitor.id, origin: 'key', state: 'checking' },
      createdAt: new Date(clock.now().getTime() - Math.floor(index / 2) * HOUR),
    }));
    await app.services.db.invoice.createMany({ data: rows });
    const first = await mine();
    const second = await mine(`?before=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 2, null]);
    const whole = await mine('?perPage=100');
    expect([whole.items.length, whole.next]).toEqual([27, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(27);
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await call(app, 'GET', `/invoices/${ids[0]}`, { headers: other })).status).toBe(404);
  });

  it('tells a form what a purchase must fulfil', async () => {
    const { body } = await call(app, 'GET', '/invoices/terms');
    expect(body).toEqual({
      ...{ firstDay: '2031-10-15', lastDay: '2031-11-25', minimum: 5000, models: ['55', '65'] },
      ...{ participating: [SHOP, OTHER_SHOP], perDay: 3, perPeriod: 4 },
      xml: true,
      usualWait: null,
    });
  });
});
