import { isCpf, readAccessKey, readSale } from '@fio/domain';
import { expect, it } from 'vitest';
import { examples } from '../../src/http/openapi/examples.ts';
import { shown } from './called.ts';
import { misfit } from './fits.ts';
import { cpf } from './invented.ts';

it('has for each operation an example that its contract sends and answers: npm run api-examples', () => {
  const problems = shown.flatMap(({ name, endpoint }) => {
    const problem = misfit(endpoint, examples().get(name) ?? {});
    return problem === null ? [] : [`${name}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

it('has none of an operation that is gone', () => {
  const names = new Set(shown.map(({ name }) => name));
  expect([...examples().keys()].filter((name) => !names.has(name))).toEqual([]);
});

const INVENTED = new Set([1, 2, 3].map((nth) => cpf('', nth)));

it('shows nobody: no CPF but those of manuals, no address but those for documentation', () => {
  const text = JSON.stringify([...examples()]);
  const cpfs = [...text.matchAll(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g)]
    .map(([real]) => real.replace(/\D/g, ''))
    .filter((digits) => isCpf(digits) && !INVENTED.has(digits));
  expect(cpfs).toEqual([]);
  const mails = [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([mail]) => mail);
  expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
});

it('shows access keys that a receipt could have, and a sale that would be recorded', () => {
  const keys = JSON.stringify([...examples()]).match(/(?<="key":")[\dA-Za-z]{44}(?=")/g) ?? [];
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => 'problem' in readAccessKey(key))).toEqual([]);
  const { sales = [] } = (examples().get('createSale')?.request ?? {}) as unknown as {
    sales?: Parameters<typeof readSale>[0][];
  };
  expect(sales).not.toEqual([]);
  expect(sales.map((sale) => typeof readSale(sale))).toEqual(sales.map(() => 'object'));
});
