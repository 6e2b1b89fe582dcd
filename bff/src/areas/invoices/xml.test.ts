import { createSign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { invoices, MyInvoice, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { CertificateAuthority } from '../../../test/certificate-authority.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, OTHER_SHOP, SHOP, unprovedQrOf } from '../../../test/receipts.ts';
import { readCertificates } from '../../core/fiscal-xml/certificate-chain.ts';
import { infNfe } from '../../core/fiscal-xml/write-document.ts';
import { confirmReceipts } from './confirm.job.ts';
import { nameOf } from './receipt-lock.ts';

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
const authority = new CertificateAuthority();
const [shop, stranger] = [authority.issue(SHOP), new CertificateAuthority()];
const path = join(authority.folder, 'roots.pem');
writeFileSync(path, authority.pem);
const env = {
  ...BEHIND_PROXY,
  FISCAL_ROOTS: path,
  INVOICE_MINIMUM: '5000',
  INVOICE_DATE_START: '2031-10-15',
  PARTICIPATING_PRODUCTS: 'Café da Meada, Chá',
};
let app: TestApp;
let visitor: Awaited<ReturnType<typeof createVisitor>>;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env, clock });
  await createRunningDraw(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await createVisitor(app.services);
  headers = await signInVisitor(app.services, visitor);
});

const parts = (changes: object = {}) => ({
  key: accessKey({ month: '3111' }),
  day: '2031-11-10',
  value: '59.90',
  ...changes,
});
const signed = (changes: object = {}) => authority.sign(parts(changes), shop);
async function send(file: string | Buffer, { query = '', as = headers } = {}) {
  const response = await app.fetch(`/api/invoices/xml${query}`, {
    method: 'POST',
    headers: { ...as, 'x-forwarded-for': someIp() },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  type Answer = MyInvoice & { code?: string; fields?: Record<string, { code: string }[]> };
  return { status: response.status, body: (await response.json()) as Answer };
}
const refusal = async (file: string | Buffer, query = '') => {
  const { status, body } = await send(file, { query });
  return [status, body.code, Object.entries(body.fields ?? {}).map(([name, [first]]) => [name, first?.code])];
};
const count = () => app.services.db.invoice.count({ where: { registrationId: visitor.id } });
const evidenceOf = (invoiceId: string) =>
  app.services.db.invoiceConfirmation.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } });
const stranded = (key: string) =>
  call<MyInvoice>(app, 'POST', '/invoices', {
    headers,
    body: { origin: 'qr', code: unprovedQrOf(key), purchasedOn: '2031-11-10', value: 9990 },
  });

describe('the signed XML of a receipt', () => {
  it('confirms it at once, by what the shop signed of day, value and products', async () => {
    const { key, ...rest } = parts();
    const { status, body } = await send(authority.sign({ key, ...rest }, shop));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'valid',
      origin: 'xml',
      key,
      purchasedOn: '2031-11-10',
      value: 5990,
    });
    expect(body.numbers).toHaveLength(1);
    const [row, ...others] = await evidenceOf(body.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ source: 'xml_signature', verdict: 'confirmed', proof: 'holder' });
    expect(row).toMatchObject({ itemsKnown: true, products: ['Café da Meada'], valueCents: 5990 });
    expect(row?.reference).toMatch(/^X\.509 [\dA-F]+$/);
  });

  it('answers the same however often it is sent, and nobody else gets anything by it', async () => {
    const xml = signed();
    const [one, two] = await Promise.all([send(xml), send(xml)]);
    expect([one.status, two.body]).toEqual([201, one.body]);
    expect((await send(xml)).body).toEqual(one.body);
    expect(await count()).toBe(1);
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await send(xml, { as: other })).body.code).toBe('NUMBER_FOUND');
  });

  it('names its buyer: it is theirs, and goes to a person when somebody else has it', async () => {
    const cpf = app.services.vaults.cpf.cpfOf(
      await app.services.db.registration.findUniqueOrThrow({ where: { id: visitor.id } }),
    );
    const { body } = await send(signed({ cpf }));
    expect([body.state, (await evidenceOf(body.id))[0]?.proof]).toEqual(['valid', 'buyer']);
    const others = await send(signed({ cpf: '52998224725' }));
    expect(others.body).toMatchObject({ state: 'pending', numbers: [] });
    expect((await evidenceOf(others.body.id))[0]?.found).toEqual(['buyer']);
  });

  it('is refused by the products that take part, where it has none of them', async () => {
    const items = [{ code: '7891000100103', name: 'SABAO', value: '59.90' }];
    expect((await send(signed({ items }))).body).toMatchObject({ state: 'invalid', reason: 'product' });
  });

  it('is kept sealed, and gone with its sender', async () => {
    const { body } = await send(signed());
    const kept = await app.services.db.invoiceDocument.findUniqueOrThrow({ where: { invoiceId: body.id } });
    expect(Buffer.from(kept.xmlSealed).includes('infNFe')).toBe(false);
    expect(kept.bytes).toBeGreaterThan(1000);
  });
});

describe('a claim that waits', () => {
  it('is confirmed by its XML, whose day and value go before what was typed', async () => {
    const key = accessKey({ month: '3111' });
    const waiting = await stranded(key);
    expect(waiting.body.state).toBe('pending');
    const xml = signed({ key });
    expect(await refusal(signed(), `?key=${key}`)).toEqual([
      422,
      'INVALID_INVOICE',
      [['file', 'xml_other_key']],
    ]);
    const { body } = await send(xml, { query: `?key=${key}` });
    expect(body).toMatchObject({ id: waiting.body.id, state: 'valid', origin: 'qr', value: 5990 });
    expect(await count()).toBe(1);
  });

  it('waits on with an XML that leads to no root, until the root is known', async () => {
    const { body } = await send(stranger.sign(parts(), stranger.issue(SHOP)));
    expect([body.state, await evidenceOf(body.id)]).toEqual(['pending', []]);
    const { services, product } = app;
    const name = nameOf(await services.db.invoice.findUniqueOrThrow({ where: { id: body.id } }));
    const settle = async (pem: string) => {
      const rules = { ...services.config.invoices, fiscalRoots: readCertificates(pem) };
      const knowing = { ...services, config: { ...services.config, invoices: rules } };
      await confirmReceipts(
        knowing,
        { ...services, sources: product.confirmationSources },
        name === null ? [] : [name],
      );
      return (await services.db.invoice.findUniqueOrThrow({ where: { id: body.id } })).state;
    };
    expect(await settle(authority.pem)).toBe('pending');
    expect(await settle(stranger.pem)).toBe('valid');
  });
});

it('teaches who signs for a shop: codes of version 3 that were issued offline then prove themselves', async () => {
  const other = authority.issue(OTHER_SHOP);
  const key = accessKey({ month: '3111', cnpj: OTHER_SHOP });
  const covered = `${key}|3|1|10|129.90||`;
  const signature = createSign('sha1').update(covered).sign(authority.read(other.key), 'base64');
  const code = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${covered}|${signature}`;
  const scan = (text: string) =>
    call<MyInvoice>(app, 'POST', '/invoices', {
      headers,
      body: { origin: 'qr', code: text, purchasedOn: '2031-11-10', value: 1 },
    });
  const { id } = (await scan(code)).body;
  expect(await evidenceOf(id)).toEqual([]);
  await send(authority.sign(parts({ key: accessKey({ month: '3111', cnpj: OTHER_SHOP }) }), other));
  const name = nameOf(await app.services.db.invoice.findUniqueOrThrow({ where: { id } }));
  const services = { ...app.services, sources: app.product.confirmationSources };
  await confirmReceipts(app.services, services, name === null ? [] : [name]);
  const [row] = await evidenceOf(id);
  expect(row).toMatchObject({ source: 'qr_signature', proof: 'holder', valueCents: 12_990 });

  const forged = await scan(
    code.replace('|129.90|', '|999.90|').replaceAll(key, accessKey({ month: '3111', cnpj: OTHER_SHOP })),
  );
  expect(await evidenceOf(forged.body.id)).toEqual([]);
});

it('is not taken where no signature of an XML confirms anything', async () => {
  const without = await createTestApp({ env: { ...BEHIND_PROXY, INVOICE_SOURCES: 'sales' } });
  const as = await signInVisitor(without.services, await createVisitor(without.services));
  expect((await call(without, 'POST', '/invoices/xml', { headers: as })).status).toBe(404);
  await without.close();
});

describe('a file that proves nothing', () => {
  const DECLARED = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  const changed = (from: string, to: string) => {
    const some = parts();
    return authority.sign(some, shop, { info: infNfe(some).replace(from, to) });
  };
  const later = { from: '20320101', to: '20330101' };
  it.each<[string, () => string | Buffer, string]>([
    ['another XML', () => '<html/>', 'xml_document'],
    ['half of one', () => signed().slice(0, -40), 'xml_document'],
    ['entities', () => signed().replace('<nfeProc', `${DECLARED}<nfeProc`), 'xml_declarations'],
    ['another encoding', () => Buffer.from(signed().replace('CAFE', 'CAFÉ'), 'latin1'), 'xml_encoding'],
    ['a changed value', () => signed().replaceAll('59.90', '9959.90'), 'xml_signature'],
    ['no signature', () => signed().replace(/<Signature .*<\/Signature>/, ''), 'xml_signature'],
    ['another company’s', () => authority.sign(parts(), authority.issue(OTHER_SHOP)), 'xml_issuer'],
    ['a certificate of later', () => authority.sign(parts(), authority.issue(SHOP, later)), 'xml_expired'],
    ['a test’s', () => changed('<tpAmb>1', '<tpAmb>2'), 'xml_test'],
    ['another number than its key', () => changed('<nNF>', '<nNF>1'), 'access_key'],
  ])('is refused, and why: %s', async (_what, file, problem) => {
    expect(await refusal(file())).toEqual([422, 'INVALID_INVOICE', [['file', problem]]]);
    expect(await count()).toBe(0);
  });

  it('is refused for what it is before it is read', async () => {
    const [picture, much] = [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1024 * 1024 + 1, '<')];
    expect(await refusal('')).toEqual([415, 'FILE_UNEXPECTED', []]);
    expect(await refusal(picture)).toEqual([415, 'FILE_UNEXPECTED', [['file', 'xml_document']]]);
    expect(await refusal(much)).toEqual([413, 'FILE_LARGE', []]);
  });

  it('is refused by the rules that hold for every receipt', async () => {
    expect((await refusal(signed({ value: '49.99' })))[2]).toEqual([['value', 'invoice_minimum']]);
    expect((await refusal(signed({ key: accessKey({ month: '3109' }), day: '2031-09-30' })))[2]).toEqual([
      ['purchasedOn', 'promotion_period'],
    ]);
    clock.advance(-24 * HOUR * 20);
    expect((await refusal(signed()))[1]).toBe('FUTURE_DATE');
    clock.advance(24 * HOUR * 20);
  });
});

it('is what the demonstration gives to newcomers', async () => {
  const demonstration = await createTestApp({ env: BEHIND_PROXY, clock });
  const newcomer = await signInVisitor(demonstration.services, await createVisitor(demonstration.services));
  const { body } = await call<ResponseOf<typeof invoices.samples>>(demonstration, 'GET', '/invoices/samples');
  const [sample] = body.items;
  const response = await demonstration.fetch('/api/invoices/xml', {
    method: 'POST',
    headers: { ...newcomer, 'x-forwarded-for': someIp() },
    body: sample?.xml ?? '',
  });
  expect(await response.json()).toMatchObject({ state: 'valid', value: sample?.value, origin: 'xml' });
  const terms = await call<ResponseOf<typeof invoices.terms>>(demonstration, 'GET', '/invoices/terms');
  expect(terms.body.xml).toBe(true);
  await demonstration.close();
});
