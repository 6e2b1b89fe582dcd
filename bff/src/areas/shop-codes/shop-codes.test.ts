import type { MyInvoice, ResponseOf } from '@fio/contracts';
import type { shopCodes } from '@fio/contracts/admin/shop-codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, CSC, qrOf, SHOP, unprovedQrOf } from '../../../test/receipts.ts';
import { confirmReceipts } from '../invoices/confirm.job.ts';
import { qrHash } from './qr-hash.source.ts';

type Code = ResponseOf<typeof shopCodes.get>;

const clock = createTestClock(new Date('2026-10-20T15:00:00Z'));
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
  await createRunningDraw(app.services);
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const admin = <Body = Code>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/shop-codes${path}`, { headers, ...(body && { body }) });
const code = {
  cnpj: SHOP,
  federalState: 'SP',
  number: 1,
  secret: CSC,
  validFrom: '2026-10-01',
  validTo: null,
};
async function send(qr: string) {
  const own = await signInVisitor(app.services, await createVisitor(app.services));
  const body = { origin: 'qr', code: qr, purchasedOn: '2026-10-05', value: 9000 };
  return (await call<MyInvoice>(app, 'POST', '/invoices', { headers: own, body })).body;
}
const found = (id: string) =>
  app.services.db.invoice.findUniqueOrThrow({ where: { id }, include: { confirmations: true } });

it('keeps a code sealed, shows it to nobody, confirms by it, and ends', async () => {
  const waiting = await send(qrOf(accessKey()));
  expect(waiting.state).toBe('checking');
  const { status, body: created } = await admin('POST', '', code);
  expect([status, created]).toEqual([
    201,
    expect.objectContaining({ root: SHOP.slice(0, 8), number: 1, state: 'active', validTo: null }),
  ]);
  expect(await admin('POST', '', code)).toMatchObject({ status: 422 });
  const stored = await app.services.db.shopCode.findUniqueOrThrow({ where: { id: created.id } });
  expect(Buffer.from(stored.secret).includes(CSC)).toBe(false);
  const told = await app.services.db.action.findMany({
    where: { recordId: created.id },
    select: { summary: true, before: true, after: true },
  });
  expect(JSON.stringify([created, (await admin('GET', '')).body, told])).not.toContain(CSC);

  const queued = await app.services.db.$queryRaw<{ data: { receipts?: [] } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'confirm-invoices'`;
  await confirmReceipts(
    app.services,
    { ...app.services, sources: [qrHash] },
    queued.flatMap(({ data }) => data.receipts ?? []),
  );
  expect(await found(waiting.id)).toMatchObject({ state: 'valid', confirmedBy: 'qr_hash', codeSealed: null });

  const { body: known } = await admin('GET', `/${created.id}`);
  expect(known.confirmed).toBe(1);
  expect((await admin('POST', `/${created.id}/end`, { validTo: '2026-09-30' })).body.state).toBe('ended');
  expect((await admin('POST', `/${created.id}/end`, { validTo: '2026-09-30' })).status).toBe(409);
  expect((await send(qrOf(accessKey()))).state).toBe('checking');
  await admin('POST', '', code);
});

it('counts at once by the hash, online and offline, and takes the purchase from the code', async () => {
  expect(await send(qrOf(accessKey()))).toMatchObject({ state: 'valid', numbers: [expect.anything()] });
  const offline = await send(qrOf(accessKey(), { offline: '07|80.50' }));
  expect(offline).toMatchObject({ state: 'valid', purchasedOn: '2026-10-07', value: 8050 });
  const [row] = (await found(offline.id)).confirmations;
  expect(row).toMatchObject({ source: 'qr_hash', proof: 'holder', valueCents: 8050 });
});

it('gives a hash by another secret, or of another value, to a person', async () => {
  const forged = await send(qrOf(accessKey(), { secret: 'OUTRO-CODIGO-0123456789' }));
  const dearer = await send(qrOf(accessKey(), { offline: '07|80.50' }).replace('80.50', '800.50'));
  expect([forged.state, dearer.state]).toEqual(['pending', 'pending']);
  expect((await found(forged.id)).confirmations[0]).toMatchObject({
    verdict: 'contradicted',
    found: ['signature'],
  });
});

it.each([
  ['a code of version 3', unprovedQrOf(accessKey())],
  ['a day before the code holds', qrOf(accessKey({ month: '2609' }), { offline: '07|80.50' })],
])('says nothing of %s', async (_what, qr) => {
  expect(await send(qr)).toMatchObject({ state: 'checking', numbers: [] });
});
