import { readAccessKey } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { startOutsideService } from '../../../test/outside-service.ts';
import { someCpf } from '../../../test/factories.ts';
import { createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { accessKey } from '../../../test/receipts.ts';
import type { Claim } from '../../engine/confirmation-source.ts';
import { confirmReceipts } from '../invoices/confirm.job.ts';
import { ticketsArea } from '../tickets/index.ts';
import { CircuitOpen } from './CircuitBreaker.ts';
import { consultingSource } from './consulting.confirmation.ts';

const clock = createTestClock();
let app: TestApp;
let service: Awaited<ReturnType<typeof startOutsideService>>;
beforeAll(async () => {
  service = await startOutsideService();
  const env = {
    CONSULTING_URL: service.url,
    CONSULTING_TOKEN: 'segredo',
    PARTICIPATING_PRODUCTS: 'Café da Meada,Pão',
  };
  app = await createTestApp({ clock, env });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});
const limits = { patience: 300, failures: 3, rest: 60_000 };
let source = consultingSource(limits);
beforeEach(() => {
  source = consultingSource(limits);
  service.asked.length = 0;
});

const reading = readAccessKey(accessKey());
if (!('key' in reading)) throw new TypeError(reading.problem);
const { key: receipt } = reading;
const cpf = someCpf();
const claim = (): Claim => ({
  invoiceId: 'x',
  registrationId: 'y',
  cpfHash: app.services.vaults.cpf.lookup(cpf).cpfHash,
  receipt,
  code: null,
  purchasedOn: '2026-10-05',
  value: 5990,
  sentAt: clock.now(),
});
const known = { key: receipt.key, status: 'authorized', day: '2026-10-05', value: 5990 };
const once = <Found>(_receipt: unknown, find: () => Promise<Found>) => find();
const ask = () => source.ask({ ...app.services, tx: app.services.db, once }, claim());

it('confirms what the service knows, with its buyer and its products', async () => {
  service.answers({ ...known, reference: 'P-77', more: 'than we know' });
  expect(await ask()).toMatchObject({
    verdict: 'confirmed',
    proof: 'receipt',
    evidence: { reference: 'P-77' },
    purchase: { purchasedOn: '2026-10-05', value: 5990 },
  });
  expect(service.asked).toEqual([`/v1/receipts/${receipt.key} Bearer segredo`]);
  service.answers({ ...known, cpf, items: [{ name: 'CAFE DA MEADA 500G' }] });
  expect(await ask()).toMatchObject({ proof: 'buyer', products: ['Café da Meada'] });
});

it('contradicts what differs, what was cancelled, and what somebody else bought', async () => {
  service.answers({ ...known, value: 1, day: '2026-10-06' });
  expect(await ask()).toMatchObject({ verdict: 'contradicted', found: ['day', 'value'] });
  service.answers({ ...known, status: 'cancelled', cpf: someCpf() });
  expect(await ask()).toMatchObject({ verdict: 'contradicted', found: ['cancelled', 'buyer'] });
});

it('says nothing of a receipt that the service does not know', async () => {
  service.answers({}, 404);
  expect(await ask()).toEqual({ verdict: 'unknown' });
});

it.each<[string, () => void]>([
  ['hangs', () => service.does(() => undefined)],
  [
    'answers half and hangs',
    () => service.does((_, response) => void response.writeHead(200).write('{"key":')),
  ],
  ['closes the connection', () => service.does((request) => request.socket.destroy())],
  ['answers 500', () => service.answers(known, 500)],
  ['answers 204', () => service.does((_, response) => void response.writeHead(204).end())],
  ['answers garbage', () => service.does((_, response) => void response.end('<html>'))],
  ['answers of another receipt', () => service.answers({ ...known, key: accessKey() })],
  ['answers what is no day', () => service.answers({ ...known, day: '2026-02-31' })],
  ['answers reais for cents', () => service.answers({ ...known, value: 59.9 })],
  ['answers without an end', () => service.does((_, response) => void response.end('x'.repeat(600_000)))],
  [
    'sends elsewhere',
    () =>
      service.does((_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()),
  ],
])('takes no word of a service that %s', async (_what, behave) => {
  behave();
  await expect(ask()).rejects.toThrow(/./);
});

it('leaves a service in peace that fails again and again, and lets one question try it later', async () => {
  service.answers({}, 503);
  for (let failure = 0; failure < limits.failures; failure += 1) await expect(ask()).rejects.toThrow('503');
  await expect(ask()).rejects.toBeInstanceOf(CircuitOpen);
  expect(service.asked).toHaveLength(3);
  clock.advance(limits.rest);
  await expect(ask()).rejects.toThrow('503');
  await expect(ask()).rejects.toBeInstanceOf(CircuitOpen);
  clock.advance(limits.rest);
  service.answers(known);
  expect(await ask()).toMatchObject({ verdict: 'confirmed' });
  expect(await ask()).toMatchObject({ verdict: 'confirmed' });
});

it('keeps a claim waiting through its trouble, and confirms it once it answers', async () => {
  const { db } = app.services;
  await createRunningDraw(app.services);
  const { cnpj, model, series, number } = receipt;
  const name = { cnpj, model, series, number };
  const told = { accessKey: receipt.key, ...name, askAt: clock.now(), purchasedOn: new Date('2026-10-05') };
  const { id } = await createInvoice(app.services, { ...told, valueCents: 5990 });
  const services = { ...app.product.servicesOf(ticketsArea), sources: [source] };
  const stateOf = async () => (await db.invoice.findUniqueOrThrow({ where: { id } })).state;
  service.does((request) => request.socket.destroy());
  await confirmReceipts(app.services, services, [name]);
  expect(await stateOf()).toBe('pending');
  service.answers({ ...known, items: [{ name: 'CAFE DA MEADA' }] });
  await confirmReceipts(app.services, services, [name]);
  expect(await db.invoice.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'valid',
    confirmedBy: 'consulting',
    products: ['Café da Meada'],
  });
});

it('is asked once about a receipt that several claim, and each is answered', async () => {
  const { db } = app.services;
  const of = readAccessKey(accessKey());
  if (!('key' in of)) throw new TypeError(of.problem);
  const { cnpj, model, series, number, key } = of.key;
  const name = { cnpj, model, series, number };
  const told = { accessKey: key, ...name, askAt: clock.now(), purchasedOn: new Date('2026-10-05') };
  const claims = [5990, 5990, 1].map((valueCents) => createInvoice(app.services, { ...told, valueCents }));
  const ids = (await Promise.all(claims)).map(({ id }) => id);
  service.answers({ ...known, key });
  const services = { ...app.product.servicesOf(ticketsArea), sources: [source] };
  await confirmReceipts(app.services, services, [name]);
  expect(service.asked).toEqual([`/v1/receipts/${key} Bearer segredo`]);
  const answers = await db.invoiceConfirmation.findMany({ where: { invoiceId: { in: ids } } });
  expect(answers.map(({ verdict }) => verdict).toSorted()).toEqual([
    'confirmed',
    'confirmed',
    'contradicted',
  ]);
});

it('asks nobody unless an address is configured', async () => {
  const invoices = { ...app.config.invoices, consulting: null };
  const ports = { ...app.services, tx: app.services.db, once, config: { ...app.config, invoices } };
  expect(await source.ask(ports, claim())).toEqual({ verdict: 'unknown' });
  expect(service.asked).toEqual([]);
});
