import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { createInvoice, createSchedule } from '../../../test/promotion.ts';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource, type ListQuery } from '../../core/crud/source.ts';
import { invoiceSource } from './invoices.source.ts';

const KEY = '35261012345678000195650010000123451482059370';
const clock = createTestClock();
let app: TestApp;
let sender: Awaited<ReturnType<typeof createVisitor>>;
const ids: Record<string, string> = {};
const titleOf = (id: string) => Object.keys(ids).find((title) => ids[title] === id);
beforeAll(async () => {
  app = await createTestApp({ clock });
  const { services } = app;
  sender = await createVisitor(services, { name: 'Zuleica', lastName: 'Prata' });
  const add = async (title: string, changes: Parameters<typeof createInvoice>[1]) => {
    ids[title] = (await createInvoice(services, changes)).id;
  };
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  const unread = { cnpj: null, number: null, series: null, model: null, valueCents: null };
  await add('old', { accessKey: KEY, number: '000012345', purchasedOn: before(30), createdAt: before(20) });
  await add('dear', {
    registrationId: sender.id,
    valueCents: 90_000,
    purchasedOn: before(2),
    createdAt: before(1),
  });
  await add('photo', { registrationId: sender.id, origin: 'photo', ...unread });
});
afterAll(() => app.close());

async function titles(query: Partial<ListQuery>) {
  const { db, vaults } = app.services;
  const page = await listPage({
    db,
    source: anySource(invoiceSource),
    query: byCpf({ page: 1, f: {}, ...query }, vaults.cpf),
    now: clock.now(),
    load: (wanted: string[]) => db.invoice.findMany({ where: { id: { in: wanted } } }),
    row: ({ id }) => titleOf(id),
  });
  return page.items;
}

describe('the list of invoices', () => {
  it.each([
    ['-createdAt', ['photo', 'dear', 'old']],
    ['purchasedOn', ['photo', 'old', 'dear']],
    ['-value', ['dear', 'old', 'photo']],
  ])('by %s', async (sort, expected) => expect(await titles({ sort })).toEqual(expected));

  it('finds a receipt by its key and its number', async () => {
    expect(await titles({ q: KEY.replace(/(.{4})/g, '$1 ') })).toEqual(['old']);
    expect(await titles({ q: '12345' })).toEqual(['old']);
    expect(await titles({ q: '2345' })).toEqual([]);
    expect(await titles({ q: ids['dear'] ?? '' })).toEqual(['dear']);
  });

  it('finds nothing by what merely looks like an id', async () => {
    for (const q of ['-'.repeat(36), 'a'.repeat(36), `${(ids['dear'] ?? '').slice(0, -1)}-`])
      expect(await titles({ q })).toEqual([]);
  });

  it('finds what a person sent by name, CPF or id', async () => {
    for (const q of ['zul', 'prata', sender.cpf, sender.id])
      expect(await titles({ q })).toEqual(['photo', 'dear']);
    expect(await titles({ q: 'zul', f: { origin: 'photo' } })).toEqual(['photo']);
  });

  it('narrows what was bought when, without what nobody has read yet', async () => {
    const day = (days: number) => dayFromNow(clock, -days);
    expect(await titles({ f: { boughtTo: day(0) } })).toEqual(['dear', 'old']);
    expect(await titles({ f: { boughtFrom: day(5), boughtTo: day(0) } })).toEqual(['dear']);
  });
});

describe('what a registration has', () => {
  const has = async (id: string) => {
    const { hasInvoice, hasPrize } = await app.services.db.registration.findUniqueOrThrow({ where: { id } });
    return [hasInvoice, hasPrize];
  };

  it('is an invoice from the first one on, and a prize while one is good', async () => {
    const { services } = app;
    const { id } = await createVisitor(services);
    expect(await has(id)).toEqual([false, false]);
    await createInvoice(services, { registrationId: id });
    expect(await has(id)).toEqual([true, false]);
    await createSchedule(services, { slots: 1 });
    const { kindId } = await services.db.prize.findFirstOrThrow();
    const given = { kindId, registrationId: id, state: 'pending', reason: 'SAC', origin: 'manual' };
    const prize = await services.db.prize.create({ data: { ...given, claimedAt: clock.now() } });
    expect(await has(id)).toEqual([true, true]);
    await services.db.prize.update({
      where: { id: prize.id },
      data: { state: 'invalid', reason: 'Não veio' },
    });
    expect(await has(id)).toEqual([true, false]);
  });
});
