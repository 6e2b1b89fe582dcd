import { PER_PAGE } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource, type ListQuery } from '../../core/crud/source.ts';
import { registrationSource } from './registrations.source.ts';

const clock = createTestClock();
let app: TestApp;
const people: Record<string, Awaited<ReturnType<typeof createVisitor>>> = {};
beforeAll(async () => {
  app = await createTestApp({ clock });
  const person = async (name: string, changes: Parameters<typeof createVisitor>[1]) => {
    people[name] = await createVisitor(app.services, { name, ...changes });
  };
  await person('Conceição', { lastName: 'da Silva', email: 'flor_2@exemplo.example', city: 'Santos' });
  await person('Concetta', { lastName: 'Silvano', marketing: true, birthDate: new Date('2000-11-21') });
  await person('José', { lastName: 'Conceição', phone: '7133334444', state: 'BA', emailVerifiedAt: null });
});
afterAll(() => app.close());

async function names(query: Partial<ListQuery>): Promise<string[]> {
  const { db, vaults } = app.services;
  const page = await listPage({
    db,
    source: anySource(registrationSource),
    query: byCpf({ page: 1, f: {}, sort: 'name', ...query }, vaults.cpf),
    now: clock.now(),
    load: (ids: string[]) => db.registration.findMany({ where: { id: { in: ids } } }),
    row: ({ name }) => name,
  });
  expect(page.perPage).toBe(PER_PAGE);
  return page.items;
}

describe('what a search for people finds', () => {
  it.each([
    ['conceicao', ['Conceição', 'José']],
    ['CONCE', ['Conceição', 'Concetta', 'José']],
    ['silva', ['Conceição', 'Concetta']],
    ['Conceição da Si', ['Conceição']],
    ['Conc Silva', ['Conceição']],
    ['flor_', ['Conceição']],
    ['florx', []],
    ['(71) 3333', ['José']],
    ['%', []],
    ['7133334445', []],
  ])('%s', async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  it('a whole CPF, in any spelling, and an id', async () => {
    const { cpf = '', id = '' } = people['José'] ?? {};
    expect(await names({ q: cpf.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') })).toEqual(['José']);
    expect(await names({ q: id })).toEqual(['José']);
  });

  it('within the filters', async () => {
    expect(await names({ q: 'conce', f: { marketing: 'yes' } })).toEqual(['Concetta']);
    expect(await names({ q: 'conce', f: { state: 'pending_email', uf: 'BA' } })).toEqual(['José']);
  });
});

describe('the filters of registrations', () => {
  it.each([
    [{ state: 'active' }, ['Conceição', 'Concetta']],
    [{ verified: 'no' }, ['José']],
    [{ city: 'Santos' }, ['Conceição']],
    [{ uf: 'SP', city: 'Santos', marketing: 'no' }, ['Conceição']],
    [{ invoices: 'yes' }, []],
    [{ from: '2999-01-01' }, []],
  ])('%o', async (f, expected) => {
    expect(await names({ f })).toEqual(expected);
  });

  it('count a year from the birthday on', async () => {
    const born = new Date('2000-11-21T03:00:00Z').getUTCFullYear();
    const age = clock.now().getUTCFullYear() - born;
    const of = async (f: object) => (await names({ sort: 'age', f: { ...f } })).includes('Concetta');
    const isBefore = clock.now() < new Date(`${clock.now().getUTCFullYear()}-11-21T03:00:00Z`);
    const years = isBefore ? age - 1 : age;
    expect([await of({ ageFrom: years }), await of({ ageFrom: years + 1 })]).toEqual([true, false]);
    expect([await of({ ageTo: years }), await of({ ageTo: years - 1 })]).toEqual([true, false]);
  });
});
