import { describe, expect, it } from 'vitest';
import { isCpf, readSale } from '@fio/domain';
import { someCpf } from '../factories.ts';
import { shapeOfPair } from './confirmed.ts';
import { cut } from './cut.ts';
import { madeUp } from './made-up.ts';

const NOW = Date.parse('2026-11-26T19:00:00Z');
const ID = '0198a3c2-4f1e-7b60-9d21-5a4f7c0e8b13';

describe('a made-up call', () => {
  const cpf = someCpf();
  const real = {
    request: { cpf, phone: '11912345678', email: 'visitante-123456789012@exemplo.example', showId: ID },
    answer: {
      id: ID,
      href: `http://127.0.0.1:40123/uploads/${ID}.webp`,
      secret: `fio_${'aB3'.repeat(14)}c`,
      hash: 'ab'.repeat(32),
      createdAt: '2026-11-26T18:59:31.123Z',
      closesOn: '2026-12-03',
      birthDate: '1990-05-17',
      ip: '10.9.8.7',
      text: `De ${cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')}.`,
    },
  };
  const made = madeUp('createPoll', real, NOW) as unknown as {
    request: Record<string, string>;
    answer: Record<string, string>;
  };

  it('has nothing of the real one that is random, secret or somebody’s', () => {
    const text = JSON.stringify(made);
    for (const gone of [cpf, '11912345678', 'visitante-', ID, '127.0.0.1', 'aB3aB3', 'abab', '10.9.8.7'])
      expect(text).not.toContain(gone);
    expect(isCpf(made.request['cpf'] ?? '')).toBe(true);
    expect(made.answer['text']).toBe('De 529.982.247-25.');
  });
  it('has the form of the real one, and the same where that had the same', () => {
    expect([...shapeOfPair(made)]).toEqual([...shapeOfPair(real)]);
    expect(made.answer['id']).toBe(made.request['showId']);
    expect(made.answer['href']).toBe(`https://fiodameada.example/uploads/${made.answer['id']}.webp`);
    expect(made.answer['secret']).toMatch(/^fio_[\w-]{43}$/);
    expect(made.answer['hash']).toMatch(/^[\da-f]{64}$/);
  });
  it('is of a week that stays the same, by whole weeks, whatever day it was recorded on', () => {
    expect(made.answer).toMatchObject({
      createdAt: '2026-03-05T18:59:00.000Z',
      closesOn: '2026-03-12',
      birthDate: '1990-05-17',
    });
    const later = madeUp('createPoll', { answer: '2026-12-03T18:59:31.123Z' }, NOW + 7 * 86_400_000);
    expect(later.answer).toBe('2026-03-05T18:59:00.000Z');
  });
  it('has access keys of receipts that could be, of the month beside them', () => {
    const sale = { key: '35261012345678000195650010000001231482139070', day: '2026-10-31', value: 5990 };
    const { request } = madeUp('createSale', { request: sale }, NOW) as unknown as { request: typeof sale };
    expect(request.key).not.toBe(sale.key);
    expect(readSale(request)).toMatchObject({ key: request.key, day: '2026-02-07' });
  });
  it('is made of the same, the same', () => {
    expect(madeUp('createPoll', real, NOW)).toEqual(made);
    expect(madeUp('createShow', real, NOW)).not.toEqual(made);
  });
});

describe('a long value', () => {
  const long = { items: [{ a: 1 }, { a: 2 }, { a: 3 }], text: 'palavra '.repeat(50) };
  it('keeps two records and the beginning of its text', () => {
    const short = cut(long, { lists: true, texts: true }) as typeof long;
    expect(short.items).toEqual([{ a: 1 }, { a: 2 }]);
    expect(short.text.length).toBeLessThan(170);
    expect(short.text).toMatch(/palavra…$/);
  });
  it('is left as it is where its contract counts on it', () => {
    expect(cut(long, { lists: false, texts: false })).toEqual(long);
  });
});
