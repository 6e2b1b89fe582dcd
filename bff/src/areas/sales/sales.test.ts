import type { sales } from '@fio/contracts/admin/sales';
import type { ResponseOf } from '@fio/contracts';
import { formatAccessKey } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, dayFromNow } from '../../../test/clock.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff, someCpf, type SignedHeaders } from '../../../test/factories.ts';
import { accessKey, SHOP } from '../../../test/receipts.ts';

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
  headers = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
});
afterAll(() => app.close());

const today = dayFromNow(clock, 0);
const month = today.slice(2, 7).replace('-', '');
const sale = (changes: object = {}) => ({ key: accessKey({ month }), day: today, value: 5990, ...changes });
const send = async (told: readonly object[], as = headers) =>
  call<ResponseOf<typeof sales.create>>(app, 'POST', '/admin/sales', { headers: as, body: { sales: told } });
const get = <Body>(path: string) => call<Body>(app, 'GET', `/admin${path}`, { headers });

it('takes each sale for itself, and the same again changes nothing', async () => {
  const [known, twice] = [sale(), sale()];
  expect((await send([known])).body.results).toEqual([{ result: 'created', key: known.key }]);
  const { status, body } = await send([
    known,
    { ...known, value: 1 },
    twice,
    twice,
    { ...twice, day: today.replace(/\d\d$/, '01'), value: 2 },
    sale({ key: '1'.repeat(44) }),
    sale({ day: '2026-13-01' }),
    sale({ day: '2020-01-01' }),
    sale({ value: 0.5 }),
    sale({ cpf: '123' }),
  ]);
  const first = today.endsWith('01') ? ['value'] : ['day', 'value'];
  expect([
    status,
    body.results.map(({ result, ...rest }) => [
      result,
      'by' in rest ? rest.by : null,
      'problem' in rest ? rest.problem : null,
    ]),
  ]).toEqual([
    200,
    [
      ['known', null, null],
      ['contradicting', ['value'], null],
      ['created', null, null],
      ['known', null, null],
      ['contradicting', first, null],
      ['invalid', null, 'key'],
      ['invalid', null, 'day'],
      ['invalid', null, 'month'],
      ['invalid', null, 'value'],
      ['invalid', null, 'cpf'],
    ],
  ]);
  const kept = await app.services.db.sale.findMany({ where: { accessKey: { in: [known.key, twice.key] } } });
  expect(kept.map(({ valueCents }) => valueCents)).toEqual([5990, 5990]);
  const audited = await app.services.db.action.findMany({
    where: { resource: 'sales' },
    orderBy: { id: 'asc' },
  });
  expect(audited.map(({ action, summary, actorName }) => [action, summary, actorName])).toEqual([
    ['create', '1', 'Bianca Rocha'],
    ['create', '1', 'Bianca Rocha'],
  ]);
});

it('records one of two who tell the same key at once', async () => {
  const one = sale();
  const results = await Promise.all([1, 2, 3].map((value) => send([{ ...one, value }])));
  const answers = results.map(({ body }) => body.results[0]?.result).sort();
  expect(answers).toEqual(['contradicting', 'contradicting', 'created']);
});

it('opens to a token with its own scope, and to no other', async () => {
  const token = async (action: string) => {
    const { body } = await call<{ secret: string }>(app, 'POST', '/admin/tokens', {
      headers,
      body: {
        name: 'Caixa da loja',
        scopes: [{ permission: 'sales', action }],
        expiresOn: dayFromNow(clock, 30),
      },
    });
    return { authorization: `Bearer ${body.secret}` } as unknown as SignedHeaders;
  };
  const one = sale();
  expect((await send([one], await token('list'))).status).toBe(403);
  expect((await send([one], await token('create'))).body.results[0]?.result).toBe('created');
  const row = await app.services.db.sale.findUniqueOrThrow({ where: { accessKey: one.key } });
  expect([row.source, row.origin]).toEqual(['Caixa da loja', 'api']);
});

it('is listed, found by its key, shown with its items and exported, and never says who bought', async () => {
  const { db, vaults } = app.services;
  const cpf = someCpf();
  const one = sale({ cpf, items: [{ code: '7891000100103', name: '=CAFÉ DA MEADA 500G', value: 1990 }] });
  await send([one]);
  const list = await get<ResponseOf<typeof sales.list>>(
    `/sales?q=${encodeURIComponent(formatAccessKey(one.key))}`,
  );
  expect(list.body.items.map(({ key, cnpj, value }) => [key, cnpj, value])).toEqual([[one.key, SHOP, 5990]]);
  const id = list.body.items[0]?.id ?? '';
  const detail = await get<ResponseOf<typeof sales.get>>(`/sales/${id}`);
  expect(detail.body).toMatchObject({
    hasBuyer: true,
    by: 'Bianca Rocha',
    items: [{ name: '=CAFÉ DA MEADA 500G' }],
  });
  expect(JSON.stringify(detail.body)).not.toContain(cpf);
  const filtered = await get<ResponseOf<typeof sales.list>>(
    `/sales?sort=soldOn&f[from]=${today}&f[to]=${today}`,
  );
  expect(filtered.body.items.map((row) => row.id)).toContain(id);
  expect((await get<ResponseOf<typeof sales.list>>('/sales?q=352610')).body.items).toEqual([]);
  const text = await exportedText(app, headers, ['sales', `q=${one.key}`]);
  expect(text).toContain(`${one.key};${SHOP}`);
  expect(text).toContain("'=CAFÉ DA MEADA 500G");
  const row = await db.sale.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(row.buyerHash ?? []).equals(vaults.cpf.lookup(cpf).cpfHash)).toBe(true);
});

it('stays as it was told, also for whoever has the table', async () => {
  const one = sale({ cpf: someCpf() });
  await send([one]);
  const { db } = app.services;
  const where = { accessKey: one.key };
  await expect(db.sale.update({ where, data: { valueCents: 1 } })).rejects.toThrow('stays as it was told');
  await expect(db.sale.update({ where, data: { buyerHash: Buffer.alloc(32) } })).rejects.toThrow('stays');
  await db.sale.update({ where, data: { buyerHash: null, buyerHashKey: null } });
});

it('lists the sales of one shop, as it is written or as a card has it', async () => {
  const { key } = sale();
  await send([sale({ key })]);
  for (const cnpj of [SHOP, SHOP.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')]) {
    const { body } = await get<ResponseOf<typeof sales.list>>(`/sales?f[cnpj]=${encodeURIComponent(cnpj)}`);
    expect(body.items.map((one) => one.key)).toContain(key);
    expect(body.total).toBe(body.items.length);
  }
  const { body } = await get<ResponseOf<typeof sales.list>>('/sales?f[cnpj]=11222333000181');
  expect(body.total).toBe(0);
});
