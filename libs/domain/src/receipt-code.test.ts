import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReceiptCode } from './receipt-code.ts';

const page = 'http://www.sefazexemplo.gov.br/nfce/qrcode?p=';
/** The examples of the manual, 4.3.6.1 and 4.3.6.2. */
const online = '28170800156225000131650110000151341562040824|2|1|1|DC6AE2C2B9A992BE59679AC365E29922DE6B7511';
const offline =
  '28170800156225000131650110000151349562040824|2|1|02|60.90|797a4759685578312f5859597a6b7357422b6650523351633530633d|1|4615A93BB0D7C4E780F8D30EE77EDD5BA55C7D66';
const signature = `${'Ab1+/'.repeat(34)}Ab==`;
const third = `35261012345678000195650010000123451482059370|3|1|05|80.00|2|52998224725|${signature}`;

describe('the code of an NFC-e', () => {
  it.each([
    ['online', online, null],
    ['offline', offline, { day: '2017-08-02', value: 6090 }],
  ])('of version 2, %s, is read as the manual writes it', (_how, code, purchase) => {
    const read = readReceiptCode(page + code);
    expect(read).toMatchObject({ version: 2, csc: 1, purchase });
    expect(`${read?.covered ?? ''}|${read?.version === 2 ? read.hash.toUpperCase() : ''}`).toBe(code);
  });

  it('of version 3 is signed offline, with the buyer', () => {
    expect(readReceiptCode(page + third)).toEqual({
      version: 3,
      key: third.slice(0, 44),
      covered: third.slice(0, third.lastIndexOf('|')),
      purchase: { day: '2026-10-05', value: 8000 },
      cpf: '52998224725',
      signature,
    });
  });

  it('is read with its bars escaped and its number with zeros, which the hash covers as printed', () => {
    const zeros = online.replace('|1|DC', '|000001|DC');
    expect(readReceiptCode(page + zeros.replaceAll('|', '%7C'))).toMatchObject({
      csc: 1,
      covered: zeros.slice(0, zeros.lastIndexOf('|')),
    });
  });

  it.each([
    ['of version 3, online', third.split('|').slice(0, 3).join('|')],
    ['of the test environment', online.replace('|2|1|', '|2|2|')],
    ['without its hash', online.slice(0, -41)],
    ['with another length of hash', online.slice(0, -1)],
    ['with one part more', `${online}|1`],
    ['of a day that no month has', offline.replace('|02|', '|32|')],
    ['with a negative value', offline.replace('60.90', '-60.90')],
    ['of another version', online.replace('|2|1|', '|4|1|')],
  ])('%s proves nothing', (_what, code) => {
    expect(readReceiptCode(page + code)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readReceiptCode(`${page}${text}`)));
  });
});
