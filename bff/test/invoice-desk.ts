import type { adminInvoices, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Invoice, Prisma } from '../src/generated/prisma/client.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call, type Called } from './call.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';
import { createInvoice, createRunningDraw } from './promotion.ts';
import { accessKey, SHOP } from './receipts.ts';

type Detail = ResponseOf<typeof adminInvoices.get>;

/** A day within the desk's period, and its month as keys write it. */
export const PURCHASED_ON = '2031-11-10';
const MONTH = '3111';

const env = {
  ...BEHIND_PROXY,
  PARTICIPATING_CNPJS: SHOP,
  INVOICE_MINIMUM: '3000',
  INVOICE_DATE_START: '2031-11-01',
  INVOICE_DATE_END: '2031-11-25',
};

/** Two reviewers at work: what belongs to the app lasts for the file, the reviewers for one test. */
export interface InvoiceDesk {
  app: TestApp;
  clock: TestClock;
  ana: SignedHeaders;
  bia: SignedHeaders;
  /** One that waits for the review: a photo with nothing read off it, unless said otherwise. */
  waiting: (changes?: Partial<Prisma.InvoiceUncheckedCreateInput>) => Promise<Invoice>;
  /** A call below /admin/invoices, by Ana unless said. */
  admin: <Body = Detail>(
    method: string,
    path: string,
    body?: object,
    headers?: SignedHeaders,
  ) => Promise<Called<Body>>;
  /** What a reviewer reads off a receipt that nobody registered before. */
  read: (changes?: Record<string, unknown>) => Record<string, unknown>;
}

/** Registers the hooks of a test file and gives the desk they fill; `rules` are configured beside its own. */
export function invoiceDesk(rules: Record<string, string> = {}): InvoiceDesk {
  const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
  const desk = {
    clock,
    waiting: async (changes = {}) => {
      const { db } = desk.app.services;
      const unread = { model: null, series: null, number: null, cnpj: null, valueCents: null };
      const { id } = await createInvoice(desk.app.services, { ...unread, origin: 'photo', ...changes });
      return db.invoice.update({ where: { id }, data: { state: 'pending' } });
    },
    admin: (method: string, path: string, body?: object, headers = desk.ana) =>
      call(desk.app, method, `/admin/invoices${path}`, { headers, ...(body && { body }) }),
    read: (changes) => ({
      key: accessKey({ month: MONTH }),
      cnpj: '',
      model: '65',
      series: '',
      number: '',
      purchasedOn: PURCHASED_ON,
      value: 4990,
      ...changes,
    }),
  } as Pick<InvoiceDesk, 'clock' | 'waiting' | 'admin' | 'read'> as InvoiceDesk;
  beforeAll(async () => {
    desk.app = await createTestApp({ env: { ...env, ...rules }, clock });
    await createRunningDraw(desk.app.services, { earning: { numbers: 2 } });
  });
  beforeEach(async () => {
    const { services } = desk.app;
    // What an earlier test left waiting isn't this one's.
    const left = { reason: 'illegible', state: 'invalid', reviewerId: null, lockedUntil: null };
    await services.db.invoice.updateMany({ where: { state: 'pending' }, data: left });
    desk.ana = await signInStaff(services, await createStaff(services, { name: 'Ana Prado' }));
    desk.bia = await signInStaff(services, await createStaff(services, { name: 'Bia Rocha' }));
  });
  afterAll(() => desk.app.close());
  return desk;
}
