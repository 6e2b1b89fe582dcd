import { runInNewContext } from 'node:vm';
import type { ResponseOf } from '@fio/contracts';
import { MOST_ITEMS, MOST_SALES, saleInput, sales } from '@fio/contracts/admin/sales';
import { INVOICE_MODELS, readAccessKey, SALE_PROBLEMS, todayInSaoPaulo } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { call } from '../../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../../test/factories.ts';
import { guideCode, guideTables, guideText } from '../../../../test/guide-code.ts';
import { accessKey, OTHER_SHOP } from '../../../../test/receipts.ts';

let app: TestApp;
let headers: SignedHeaders;
let day: string;
beforeAll(async () => {
  app = await createTestApp();
  headers = await signInStaff(app.services, await createStaff(app.services));
  day = todayInSaoPaulo(app.services.clock.now());
});
afterAll(() => app.close());

const sale = (changes: object = {}) => ({
  ...{ key: accessKey({ month: day.slice(2, 7).replace('-', '') }), day, value: 5990 },
  ...changes,
});
type Refused = { readonly code: string; readonly fields: Readonly<Record<string, unknown>> };
const send = (...all: readonly object[]) =>
  call<ResponseOf<typeof sales.create> & Refused>(app, 'POST', '/admin/sales', {
    headers,
    body: { sales: all },
  });

describe.each(['pt', 'en'] as const)('the guide to sales (%s)', (language) => {
  const [fields = [], problems = [], sizes = []] = guideTables('sales', language);

  it('has every field and every problem of a sale, and no other', () => {
    expect(fields.map(([name]) => name)).toEqual(Object.keys(saleInput.shape));
    expect(problems.map(([problem]) => problem)).toEqual([...SALE_PROBLEMS]);
  });

  it('has the sizes that are held', () => {
    const number = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en');
    const told = sizes.map(([, most = '']) => most);
    expect(told[0]).toContain(number.format(MOST_SALES));
    expect(told[1]).toBe(`${(sales.create.bodyLimit ?? 0) / 1024 / 1024} MiB`);
    expect(told[2]).toContain(String(MOST_ITEMS));
  });
});

it('is right about what makes one sale of a request invalid, and what no request has', async () => {
  const bad = [
    sale({ key: sale().key.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) }),
    sale({ day: `${day.slice(0, 4)}-02-30` }),
    sale({ key: accessKey({ month: '2001' }) }),
    sale({ value: 59.9 }),
    sale({ cpf: '11111111111' }),
  ];
  const { body } = await send(...bad, sale());
  const problems = body.results.flatMap((one) => (one.result === 'invalid' ? one.problem : []));
  const [, table = []] = guideTables('sales', 'en');
  const inRequests = table.filter(([, , where]) => where === 'everywhere').map(([problem]) => problem);
  expect(problems).toEqual(inRequests);
  expect(body.results.at(-1)?.result).toBe('created');
});

it('is right about what may be left out, and what refuses all of a request', async () => {
  const good = sale();
  const broken = [
    [{ ...sale(), value: '59.90' }, 'sales.1.value'],
    [{ ...sale(), cents: 1 }, 'sales.1.cents'],
    [{ key: sale().key, day }, 'sales.1.value'],
    [sale({ items: [{ name: 'x'.repeat(121) }] }), 'sales.1.items.0.name'],
    [sale({ items: [{ name: 'a\0b' }] }), 'sales.1.items.0.name'],
  ] as const;
  for (const [one, place] of broken) {
    const { status, body } = await send(good, one);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_REQUEST', [place]]);
  }
  const whole = [good, sale({ items: [{ name: 'CAFE' }] }), sale({ items: null, cpf: null })];
  const { body } = await send(...whole);
  // The first one as well: no refused request had recorded it.
  expect(body.results.map(({ result }) => result)).toEqual(['created', 'created', 'created']);
});

describe('the guide to access keys', () => {
  const [key = ''] = /\d{44}/.exec(guideCode('start', 'sh').join()) ?? [];

  it.each(['pt', 'en'] as const)(
    'takes the first sale’s key apart, and names the models there are (%s)',
    (language) => {
      const [parts = [], models = []] = guideTables('access-key', language);
      for (const [place = '', , here = ''] of parts) {
        const [from = 0, to = from] = place.split('–').map(Number);
        expect(here.split(' ')[0]).toBe(key.slice(from - 1, to));
      }
      expect(parts.map(([, , here = '']) => here.split(' ')[0]).join('')).toBe(key);
      expect(models.map(([model]) => model).toSorted()).toEqual([...INVOICE_MODELS].toSorted());
      expect(guideText('access-key', language)).toContain('access_key');
    },
  );

  it('reckons the check digit as we do', () => {
    const [code = ''] = guideCode('access-key', 'js');
    const checkDigit = runInNewContext(`${code}; checkDigit`) as (key: string) => number;
    const keys = [key, sale().key, accessKey({ cnpj: OTHER_SHOP })];
    for (const one of keys) {
      expect(readAccessKey(one)).toHaveProperty('key');
      expect(checkDigit(one)).toBe(Number(one.at(-1)));
    }
  });
});
