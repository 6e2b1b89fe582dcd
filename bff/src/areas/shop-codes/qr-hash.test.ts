import { readReceiptCode } from '@fio/domain';
import { expect, it } from 'vitest';
import { hashOf } from './qr-hash.source.ts';

const CSC = 'SEU-CODIGO-CSC-CONTRIBUINTE-36-CARACTERES';

it.each([
  ['online', '28170800156225000131650110000151341562040824|2|1|1|DC6AE2C2B9A992BE59679AC365E29922DE6B7511'],
  [
    'offline',
    '28170800156225000131650110000151349562040824|2|1|02|60.90|797a4759685578312f5859597a6b7357422b6650523351633530633d|1|4615A93BB0D7C4E780F8D30EE77EDD5BA55C7D66',
  ],
])('makes the hash of the manual’s example, %s', (_how, code) => {
  const read = readReceiptCode(`http://www.sefazexemplo.gov.br/nfce/qrcode?p=${code}`);
  expect(
    hashOf(read?.covered ?? '', CSC)
      .toString('hex')
      .toUpperCase(),
  ).toBe(code.split('|').at(-1));
});
