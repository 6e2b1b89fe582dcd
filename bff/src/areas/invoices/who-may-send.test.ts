import type { invoices, MyInvoice, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, knowShop, OTHER_SHOP, qrOf, SHOP } from '../../../test/receipts.ts';

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
/** The same by its QR code, which the shop's code proves. */
const scanned = (key = accessKey({ month: MONTH })) => typed({ origin: 'qr', code: qrOf(key) });
const send = (body: object, extra: Record<string, string> = {}) =>
  call<MyInvoice>(app, 'POST', '/invoices', { body, headers: { ...headers, ...extra } });
const mine = async (query = '') => (await call<Mine>(app, 'GET', `/invoices${query}`, { headers })).body;

describe('the limits', () => {
  it('hold for a day and for the whole period, also for what comes at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(typed())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body;
    expect([refused?.code, refused?.fields?.['code']?.[0]?.code]).toEqual(['INVOICE_LIMIT', 'invoices_day']);
    expect((await mine()).left).toEqual({ today: 0, period: 1 });
    clock.advance(12 * HOUR);
    headers = await signInVisitor(app.services, visitor);
    expect((await mine()).left).toEqual({ today: 3, period: 1 });
    expect((await send(typed())).status).toBe(201);
    expect((await send(typed())).body.fields?.['code']?.[0]?.code).toBe('invoices_period');
    clock.advance(-12 * HOUR);
  });
});

describe('who may send', () => {
  it('is nobody before the window opens and after it closes', async () => {
    for (const days of [-20, 11]) {
      clock.advance(days * 24 * HOUR);
      const { status, body } = await send(typed(), await signInVisitor(app.services, visitor));
      expect([status, body.code]).toEqual([403, 'INVOICES_CLOSED']);
      clock.advance(-days * 24 * HOUR);
    }
  });

  it('is who has confirmed the e-mail, and nobody else', async () => {
    const unconfirmed = await createVisitor(app.services, { emailVerifiedAt: null });
    const { status, body } = await send(scanned(), await signInVisitor(app.services, unconfirmed));
    expect([status, body.code]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    expect(await app.services.db.invoice.count({ where: { registrationId: unconfirmed.id } })).toBe(0);
  });

  it('is not who was barred since', async () => {
    await app.services.db.registration.update({
      where: { id: visitor.id },
      data: { blockedAt: clock.now() },
    });
    expect((await send(typed())).body.code).toBe('UNAUTHORIZED');
  });

  it('is not staff who have entered', async () => {
    const { id } = await createStaff(app.services);
    const entered = await signInVisitor(app.services, visitor, id);
    expect((await send(typed(), entered)).body.code).toBe('ENTERED_SESSION');
  });
});
