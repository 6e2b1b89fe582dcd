import { describe, expect, it } from 'vitest';
import { matchSale, productsOf } from './sale.ts';

const key = '3'.repeat(44);
const sale = { key, day: '2026-11-20', value: 5990 };

describe('matchSale', () => {
  it('confirms what is the same in key, day and value', () => {
    expect(matchSale(sale, sale)).toEqual({ answer: 'confirmed' });
  });

  it('contradicts what differs, and says in what', () => {
    expect(matchSale({ ...sale, value: 5991 }, sale)).toEqual({ answer: 'contradicted', by: ['value'] });
    expect(matchSale({ ...sale, day: '2026-11-21', value: 1 }, sale)).toEqual({
      answer: 'contradicted',
      by: ['day', 'value'],
    });
    expect(matchSale({ ...sale, day: null, value: 1 }, sale)).toEqual({
      answer: 'contradicted',
      by: ['value'],
    });
  });

  it('knows nothing of another key, of no sale, and of what nobody has claimed', () => {
    expect(matchSale(sale, null)).toEqual({ answer: 'unknown' });
    expect(matchSale({ ...sale, key: '4'.repeat(44) }, sale)).toEqual({ answer: 'unknown' });
    expect(matchSale({ ...sale, key: null }, sale)).toEqual({ answer: 'unknown' });
    expect(matchSale({ ...sale, day: null }, sale)).toEqual({ answer: 'unknown' });
    expect(matchSale({ ...sale, value: null }, sale)).toEqual({ answer: 'unknown' });
  });
});

describe('productsOf', () => {
  const item = (name: string, code = '') => ({ code, name, value: null });

  it('finds a product by the words of its name, whatever stands between', () => {
    const items = [item('BISC. FIO CHOCOLATE 140G'), item('CAFÉ DA MEADA 500 G')];
    expect(productsOf(items, ['Café Meada', 'Biscoito Fio', 'fio chocolate'])).toEqual([
      'Café Meada',
      'fio chocolate',
    ]);
  });

  it('finds it by its code, whole', () => {
    expect(productsOf([item('SACOLA', '7891000100103')], ['7891000100103'])).toEqual(['7891000100103']);
    expect(productsOf([item('SACOLA', '78910001001030')], ['7891000100103'])).toEqual([]);
  });

  it('takes no part of a word, and no empty name, for a product', () => {
    expect(productsOf([item('FIOS DENTAIS')], ['fio', '', ' - '])).toEqual([]);
  });
});
