import { createHash } from 'node:crypto';
import type { OwnDraw } from '@fio/contracts';
import { isRightNumber, SERIES_SIZE, seriesOrder, type Shake256 } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { confirmClaim, createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { acceptInvoice } from '../invoices/accept-invoice.ts';
import { grantNumbers } from './grant-numbers.ts';

let app: TestApp;
let drawId: string;
let registrationId: string;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  const visitor = await createVisitor(app.services);
  registrationId = visitor.id;
  headers = await signInVisitor(app.services, visitor);
  drawId = await createRunningDraw(app.services);
});
afterAll(() => app.close());

const grant = (count: number, holder = registrationId) =>
  app.services.db.$transaction((tx) =>
    grantNumbers(app.services, tx, drawId, [
      { registrationId: holder, invoiceId: null, origin: 'manual', count },
    ]),
  );
const mine = async () =>
  (await call<{ items: OwnDraw[] }>(app, 'GET', '/tickets/mine', { headers })).body.items;

it('shows the own numbers alone, by draw and in their order', async () => {
  expect(await mine()).toEqual([]);
  await grant(3, (await createVisitor(app.services)).id);
  const [granted] = await grant(2);
  const items = await mine();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ id: drawId, title: 'Sorteio de teste' });
  expect(items[0]?.tickets).toMatchObject(
    granted?.map(({ counter, series, order }) => ({
      counter,
      series,
      number: order,
      state: 'distributed',
    })) ?? [],
  );
});

it('says of each draw whether its list is closed', async () => {
  await grant(1);
  const isListed = async () => (await mine()).map((draw) => draw.isListed);
  expect(await isListed()).toEqual([false]);
  await app.services.db.draw.update({ where: { id: drawId }, data: { commitmentHash: Buffer.alloc(32, 1) } });
  expect(await isListed()).toEqual([true]);
});

it('tells the balance before there is a number, and then with which receipts each was earned', async () => {
  const { db } = app.services;
  // Of those that run, the one of the earliest lottery counts.
  drawId = await createRunningDraw(app.services, { earning: { every: 5000 }, lotteryIn: 12 });
  const buy = async (valueCents: number) => {
    const { id } = await createInvoice(app.services, { registrationId, valueCents });
    await confirmClaim(app.services, id);
    await db.$transaction((tx) => acceptInvoice(app.services, tx, id, { actorId: null }));
    return id;
  };
  const one = await buy(3760);
  const [waiting] = await mine();
  expect(waiting).toMatchObject({ id: drawId, tickets: [], earning: { balance: 3760, missing: 1240 } });
  const two = await buy(2000);
  const [earned] = await mine();
  expect(earned?.tickets).toHaveLength(1);
  expect(earned?.earning).toMatchObject({ balance: 760, missing: 4240, numbers: 1 });
  expect(
    earned?.earning?.entries.map(({ invoice, before, after, numbers }) => [invoice, before, after, numbers]),
  ).toEqual([
    [one, 0, 3760, 0],
    [two, 3760, 760, 1],
  ]);
  expect(earned?.earning?.entries[1]?.sources.map(({ invoice, cents }) => [invoice, cents])).toEqual([
    [one, 3760],
    [two, 1240],
  ]);
});

const shake: Shake256 = (message, outputLength) =>
  createHash('shake256', { outputLength }).update(message).digest();

it('keeps the seed until it is revealed; then it proves every number', async () => {
  await grant(40);
  const [before] = await mine();
  expect(before?.commitment).toMatchObject({ seed: null, revealedAt: null });

  await app.services.db.numberPool.update({ where: { drawId }, data: { revealedAt: new Date() } });
  const [after] = await mine();
  const seed = Buffer.from(after?.commitment.seed ?? '', 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(before?.commitment.seedHash);
  const orders = [0, 1].map((series) =>
    seriesOrder(shake, seed, { draw: drawId, series, size: SERIES_SIZE }),
  );
  const range = { first: 0, last: 1, size: SERIES_SIZE };
  const isRight = ({ counter, series, number }: OwnDraw['tickets'][number]) =>
    isRightNumber(counter, { series, order: number }, range, (asked) => orders[asked] ?? new Uint32Array());
  expect(after?.tickets.map(isRight)).toEqual(Array.from({ length: 40 }, () => true));
});
