import { createHash } from 'node:crypto';
import { demonstrationIssuer } from '../../core/fiscal-xml/demonstration/shop.ts';
import { signedXml } from '../../core/fiscal-xml/write-document.ts';

/**
 * The shop of the demonstration and its CSC. No secret: outside of a demonstration nobody has put it in, and it proves
 * nothing.
 */
export const DEMONSTRATION_SHOP = {
  cnpj: '11222333000181',
  federalState: 'SP',
  /** Of the state, in access keys. */
  stateCode: '35',
  csc: 1,
  secret: 'CSC-PUBLICO-DA-DEMONSTRACAO-0001',
} as const;

/** What the QR code of an NFC-e of that shop says, issued offline: it tells the day and the total too. */
export function demonstrationCode(key: string, { day, value }: { day: string; value: number }): string {
  const { csc, secret } = DEMONSTRATION_SHOP;
  const digest = createHash('sha1').update(key).digest('base64');
  const digestHex = Buffer.from(digest, 'utf8').toString('hex');
  const covered = [key, '2', '1', day.slice(8), (value / 100).toFixed(2), digestHex, csc].join('|');
  const hash = createHash('sha1').update(`${covered}${secret}`).digest('hex').toUpperCase();
  return `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${covered}|${hash}`;
}

/** The same receipt as the shop signs it. */
export function demonstrationXml(key: string, { day, value }: { day: string; value: number }): string {
  const paid = (value / 100).toFixed(2);
  const items = [{ code: '7891000100103', name: 'CAFE DA MEADA 500G', value: paid }];
  return signedXml({ key, day, value: paid, items }, demonstrationIssuer());
}
