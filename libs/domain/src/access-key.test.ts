import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessKeyOfQr, formatAccessKey, normalizeAccessKey, readAccessKey } from './access-key.ts';

const REAL = '33150308370779000149550010001100931002410775';
const NFCE = '35261012345678000195650010000123451482059370';
const LETTERS = '35261012ABC34501DE35650010000123451482059370';

const problemOf = (text: string) => {
  const reading = readAccessKey(text);
  return 'problem' in reading ? reading.problem : null;
};
const keyOf = (text: string) => {
  const reading = readAccessKey(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.key;
};
/** The same key with other characters from `at` on, and the check digit that makes it right. */
function changed(key: string, at: number, characters: string): string {
  const head = key.slice(0, at) + characters + key.slice(at + characters.length, 43);
  return Array.from({ length: 10 }, (_, digit) => `${head}${digit}`).find(
    (candidate) => problemOf(candidate) !== 'digit',
  ) as string;
}

describe('reading an access key', () => {
  it.each([
    [REAL, { state: 'RJ', month: '2015-03', model: '55', series: '001', number: '000110093' }],
    ['13181017921427000125650010000000309887251170', { state: 'AM', month: '2018-10', model: '65' }],
    ['42220510832644000108550110000641801229879738', { state: 'SC', series: '011', number: '000064180' }],
    [NFCE, { state: 'SP', month: '2026-10', cnpj: '12345678000195' }],
    [LETTERS, { cnpj: '12ABC34501DE35', model: '65' }],
    ['31261011222333000181550010000007891135792460', { state: 'MG', number: '000000789' }],
    ['35251011222333000181590001234560007891357926', { model: '59', series: '000123456', number: '000789' }],
  ])('reads %s', (key, expected) => {
    expect(keyOf(key)).toMatchObject({ key, ...expected });
  });

  it.each([
    ['off line, an NFC-e', changed(NFCE, 34, '9')],
    ['by EPEC, an NFC-e', changed(NFCE, 34, '4')],
    ['by SVC-RS, an NF-e', changed(REAL, 34, '7')],
    ['with a simple code, before the rule', changed(changed(NFCE, 2, '1909'), 35, '12345678')],
    ['with a code that counts down', changed(NFCE, 35, '87654321')],
  ])('takes what was issued %s', (_how, key) => {
    expect(problemOf(key)).toBeNull();
  });

  it('says how it was issued, where the key tells', () => {
    expect(keyOf(NFCE).emission).toBe('1');
    expect(keyOf('35251011222333000181590001234560007891357926').emission).toBeNull();
  });

  it.each(['NFe', 'nfe ', 'CFe', 'NFe-'])('takes it with the %s of its file', (prefix) => {
    expect(keyOf(`${prefix}${LETTERS}`).key).toBe(LETTERS);
    expect(keyOf(`${prefix}${formatAccessKey(NFCE)}`).key).toBe(NFCE);
  });

  it('takes no other word before it, nor the prefix twice', () => {
    expect(problemOf(`CTe${NFCE}`)).toBe('format');
    expect(problemOf(`NFeNFe${NFCE}`)).toBe('format');
  });

  it('takes it as printed, and in small letters', () => {
    expect(keyOf(formatAccessKey(LETTERS).toLowerCase()).key).toBe(LETTERS);
  });

  it.each([
    ['format', REAL.slice(1)],
    ['format', `${REAL}0`],
    ['format', `A${REAL.slice(1)}`],
    ['digit', `${REAL.slice(0, 43)}6`],
    ['state', changed(REAL, 0, '99')],
    ['month', changed(REAL, 4, '13')],
    ['month', changed(REAL, 4, '00')],
    ['model', changed(REAL, 20, '57')],
    ['model', '3525016YAJTGCRL89J40570010000000011000000014'],
    ['cnpj', changed(REAL, 18, '00')],
    ['number', changed(REAL, 25, '000000000')],
    ['emission', changed(REAL, 34, '0')],
    ['emission', changed(REAL, 34, '8')],
    ['emission', changed(REAL, 34, '9')],
    ['emission', changed(NFCE, 34, '2')],
    ['emission', changed(NFCE, 34, '5')],
    ['code', changed(NFCE, 35, '00000000')],
    ['code', changed(NFCE, 35, '77777777')],
    ['code', changed(NFCE, 35, '12345678')],
    ['code', changed(NFCE, 35, '01234567')],
    ['code', changed(NFCE, 35, '78901234')],
    ['code', changed(NFCE, 35, '90123456')],
    ['code', changed(NFCE, 35, '00012345')],
    ['code', changed(changed(NFCE, 2, '1910'), 35, '12345678')],
  ])('refuses for its %s: %s', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });

  // Not where the check digit is 0, which stands for two remainders.
  it('notices any one digit that was misread', () => {
    fc.assert(
      fc.property(fc.nat(43), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digit = (Number(REAL[at]) + shift) % 10;
        return problemOf(REAL.slice(0, at) + String(digit) + REAL.slice(at + 1)) !== null;
      }),
    );
  });

  it('formats and reads back', () => {
    expect(formatAccessKey(NFCE)).toBe('3526 1012 3456 7800 0195 6500 1000 0123 4514 8205 9370');
    expect(normalizeAccessKey(formatAccessKey(NFCE))).toBe(NFCE);
    expect(formatAccessKey('123')).toBe('123');
  });
});

describe('the QR code of a receipt', () => {
  const site = 'https://www.nfce.fazenda.sp.gov.br/qrcode';
  it.each([
    ['version 2, online', `${site}?p=${NFCE}|2|1|1|A1B2C3`],
    ['version 2, offline', `${site}?p=${NFCE}|2|1|15|59.90|6f2b|1|A1B2C3`],
    ['version 3', `${site}?p=${NFCE}|3|1`],
    ['version 1', `http://x.example/q?chNFe=${NFCE}&nVersao=100&tpAmb=1&vNF=10.00`],
    ['a CF-e SAT', `${NFCE}|20261015120000|59.90||abc`],
    ['a CF-e SAT with its prefix', `CFe${NFCE}|20261015120000|59.90||abc`],
  ])('has the key: %s', (_, text) => {
    expect(accessKeyOfQr(text)).toBe(NFCE);
  });

  it.each([
    ['test environment, version 2', `${site}?p=${NFCE}|2|2|1|A1B2C3`],
    ['test environment, version 3', `${site}?p=${NFCE}|3|2`],
    ['test environment, version 1', `http://x.example/q?chNFe=${NFCE}&nVersao=100&tpAmb=2`],
    ['something else', 'https://fiodameada.example/promo'],
    ['a longer number', `${site}?p=${NFCE}0`],
  ])('has none: %s', (_, text) => {
    expect(accessKeyOfQr(text)).toBeNull();
  });

  it('has the letters of a CNPJ', () => {
    expect(accessKeyOfQr(`${site}?p=${LETTERS}|3|1`)).toBe(LETTERS);
  });
});
