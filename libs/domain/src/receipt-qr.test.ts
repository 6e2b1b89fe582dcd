import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseOfQr } from './receipt-qr.ts';

const NFCE = '35261012345678000195650010000123451482059370';
const SAT = '35251011222333000181590001234560007891357926';
const page = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${NFCE}`;
const issued = Array.from('2026-10-05T14:03:00-03:00', (letter) => letter.charCodeAt(0).toString(16)).join(
  '',
);

it.each([
  ['version 2, online', `${page}|2|1|1|${'A'.repeat(40)}`, null, null],
  ['version 2, offline', `${page}|2|1|05|129.90|${'a'.repeat(56)}|1|${'A'.repeat(40)}`, '2026-10-05', 12_990],
  ['version 3, online', `${page}|3|1`, null, null],
  ['version 3, offline', `${page}|3|1|5|80|1|52998224725|assinatura`, '2026-10-05', 8000],
  [
    'version 1',
    `https://x.example/?chNFe=${NFCE}&tpAmb=1&dhEmi=${issued}&vNF=0.50&vICMS=0`,
    '2026-10-05',
    50,
  ],
  ['a CF-e SAT', `${SAT}|20251021101112|29.9||assinatura`, '2025-10-21', 2990],
  ['a day that no month has', `${page}|3|1|32|80|1||assinatura`, null, 8000],
  ['a value that no receipt has', `${page}|3|1|5|10000000.00|1||assinatura`, '2026-10-05', null],
  ['of the test environment', `${page}|3|2|5|80|1|52998224725|assinatura`, null, null],
  ['a key alone', NFCE, null, null],
])('%s', (_what, text, day, value) => {
  expect(purchaseOfQr(text)).toEqual({ day, value });
});

it('makes cents of what is written in reais', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const written = (cents / 100).toFixed(2);
      expect(purchaseOfQr(`${page}|3|1|05|${written}|1||assinatura`).value).toBe(cents);
    }),
  );
});

it('never throws, whatever somebody makes a code of', () => {
  fc.assert(fc.property(fc.string(), (text) => void purchaseOfQr(`${page}|${text}`)));
});
