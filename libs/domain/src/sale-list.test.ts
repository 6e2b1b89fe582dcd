import { expect, it } from 'vitest';
import { readSale, readSaleTable } from './sale-list.ts';

// Of access-key.test.ts: an NFC-e of São Paulo.
const key = '35261012345678000195650010000000011000000010';
const sound = () => {
  for (let digit = 0; digit < 10; digit += 1) {
    const text = `3526101234567800019565001000012345112345679${digit}`;
    if (typeof readSale({ key: text, day: '2026-10-05', value: 1 }) !== 'string') return text;
  }
  return key;
};
const valid = sound();
const read = (text: string) => readSaleTable(text).map(({ line, reading }) => [line, reading]);

it('reads amounts as people and programs write them', () => {
  const value = (cell: string) => {
    const [row] = readSaleTable(`chave\tdata\tvalor\n${valid}\t2026-10-05\t${cell}`);
    return typeof row?.reading === 'object' ? row.reading.value : row?.reading;
  };
  expect(['12', '12,5', '12.50', '1.234,56', '1234,56', 'R$ 7,00', '1.234.567'].map(value)).toEqual([
    1200, 1250, 1250, 123456, 123456, 700, 123456700,
  ]);
  expect(['', '0', '-1', '1.23.45', '1,234.56', 'doze', '12,345', '99999999999'].map(value)).toEqual(
    Array.from({ length: 8 }, () => 'value'),
  );
});

it('reads columns by their headings in any order, quoted cells, and passes empty lines over', () => {
  const rows = read(
    `\uFEFF\n"Valor total";"Data de Emissão";Outra;"CHAVE DE ACESSO";Itens\n\n"10,00";05/10/2026;"a;b";"${valid}";"Café|1:Pão"\n`,
  );
  expect(rows).toEqual([
    [
      4,
      {
        key: valid,
        day: '2026-10-05',
        value: 1000,
        cpf: null,
        items: [
          { code: '', name: 'Café', value: null },
          { code: '1', name: 'Pão', value: null },
        ],
      },
    ],
  ]);
});

it('wants its headings, the month of the key, a day that exists and a CPF that can be one', () => {
  expect(read(`${valid};05/10/2026;1`)).toEqual([[1, 'columns']]);
  expect(read('')).toEqual([[1, 'columns']]);
  const head = 'chave;data;valor;cpf';
  expect(
    read(
      [
        head,
        `${valid};05/09/2026;1`,
        `${valid};31/02/2026;1`,
        `${valid};05/10/2026;1;1`,
        `x;05/10/2026;1`,
      ].join('\n'),
    ).map(([, problem]) => problem),
  ).toEqual(['month', 'day', 'cpf', 'key']);
});

it('takes no text of items that the database would not', () => {
  const sale = { key: sound(), day: '2026-10-05', value: 1 };
  const judge = (name: string, code = '') => readSale({ ...sale, items: [{ code, name, value: null }] });
  expect(judge('Café')).toMatchObject({ value: 1 });
  expect([judge('a\0b'), judge('a', '\0'), judge('\uD800')]).toEqual(['items', 'items', 'items']);
});
