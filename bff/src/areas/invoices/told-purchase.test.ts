import type { MyInvoice } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { CertificateAuthority } from '../../../test/certificate-authority.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, knowShop, qrOf, SHOP, unprovedQrOf } from '../../../test/receipts.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
const authority = new CertificateAuthority();
const roots = join(authority.folder, 'roots.pem');
writeFileSync(roots, authority.pem);
const shop = authority.issue(SHOP);
const RULES = { INVOICE_MINIMUM: '3000', INVOICE_DATE_START: '2031-11-05', INVOICE_DATE_END: '2031-11-25' };
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: { ...BEHIND_PROXY, ...RULES, FISCAL_ROOTS: roots }, clock });
  await knowShop(app.services);
  await createRunningDraw(app.services, { earning: { every: 5000 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  headers = await signInVisitor(app.services, await createVisitor(app.services));
});

const typed = { origin: 'qr', purchasedOn: '2031-11-10', value: 90_000_000 } as const;
const send = (code: string) =>
  call<MyInvoice & { code?: string }>(app, 'POST', '/invoices', { headers, body: { ...typed, code } });
async function sendXml(xml: string) {
  const sender = { ...headers, 'x-forwarded-for': someIp() };
  const response = await app.fetch('/api/invoices/xml', { method: 'POST', headers: sender, body: xml });
  return (await response.json()) as MyInvoice;
}

it('gives no numbers by a value that only the sender has said, and those of the XML once it tells it', async () => {
  const key = accessKey({ month: '3111' });
  const { body } = await send(qrOf(key));
  expect(body).toMatchObject({ state: 'checking', numbers: [] });
  const confirmed = await sendXml(authority.sign({ key, day: '2031-11-11', value: '59.90' }, shop));
  expect(confirmed).toMatchObject({ id: body.id, state: 'valid', value: 5990, purchasedOn: '2031-11-11' });
  expect(confirmed.numbers).toHaveLength(1);
});

it.each([
  ['INVALID_INVOICE', { day: '2031-11-11', value: '29.99' }],
  ['INVALID_DATE', { day: '2031-11-04', value: '59.90' }],
])('says %s of what the XML tells, whatever was typed', async (code, told) => {
  const key = accessKey({ month: '3111' });
  const { body } = await send(qrOf(key));
  expect(body).toMatchObject({ state: 'checking', value: typed.value, purchasedOn: typed.purchasedOn });
  const refused = await sendXml(authority.sign({ key, ...told }, shop));
  expect(refused).toMatchObject({ code });
});

it('counts at once what the code itself tells', async () => {
  const { body } = await send(qrOf(accessKey({ month: '3111' }), { offline: '12|120.00' }));
  expect(body).toMatchObject({ state: 'valid', value: 12_000, purchasedOn: '2031-11-12' });
  expect(body.numbers).toHaveLength(2);
});

it('takes no value from a code that no receipt has', async () => {
  const offline = (key: string) => `${unprovedQrOf(key)}|12|999999999.99|a|b|c`;
  const { status, body } = await send(offline(accessKey({ month: '3111' })));
  expect([status, body.value]).toEqual([201, typed.value]);
});
