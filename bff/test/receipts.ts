import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readAccessKey } from '@fio/domain';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { places } from '../src/core/secrets/places.ts';

/** Shops with right check digits, one with letters. */
export const SHOP = '12345678000195';
export const OTHER_SHOP = '12ABC34501DE35';

interface Parts {
  readonly cnpj?: string;
  /** `YYMM`. */
  readonly month?: string;
  readonly model?: '55' | '65';
  readonly number?: number;
  readonly series?: string;
}

/** Of one till of many: what nobody issued in order is no series. */
const someSeries = () => String(randomInt(1, 890)).padStart(3, '0');

/** The access key of a receipt of São Paulo, unlike any other of the run unless its number is given. */
export function accessKey({
  cnpj = SHOP,
  month = '2610',
  model = '65',
  number,
  series = number === undefined ? someSeries() : '001',
}: Parts = {}): string {
  const ninth = String(number ?? randomInt(1, 999_999_999)).padStart(9, '0');
  const head = `35${month}${cnpj}${model}${series}${ninth}1${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const candidates = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`);
  return candidates.find((key) => 'key' in readAccessKey(key)) ?? head;
}

const PAGE = 'https://www.nfce.fazenda.sp.gov.br/qrcode?p=';
/** The code of a shop of the tests, number 1 in São Paulo. */
export const CSC = 'CODIGO-DE-TESTE-0123456789';

/** What the QR code of an NFC-e of version 3 issued online says: nothing that proves it. */
export const unprovedQrOf = (key: string): string => `${PAGE}${key}|3|1`;

/** What the QR code of an NFC-e of version 2 says, online, or offline with what it tells of the purchase. */
export function qrOf(key: string, { secret = CSC, offline = '' } = {}): string {
  const covered = `${key}|2|1|${offline && `${offline}|${'6f'.repeat(28)}|`}1`;
  const hash = createHash('sha1').update(`${covered}${secret}`).digest('hex').toUpperCase();
  return `${PAGE}${covered}|${hash}`;
}

/** Has the product know the code of a shop's company in São Paulo, once: what its QR codes say is confirmed. */
export async function knowShop(
  { db, vaults }: Pick<Infrastructure, 'db' | 'vaults'>,
  { cnpj = SHOP, secret = CSC, validFrom = '2020-01-01' } = {},
): Promise<string> {
  const id = randomUUID();
  const sealed = vaults.receipts.seal(Buffer.from(secret), places.shopCode(id));
  const code = { id, root: cnpj.slice(0, 8), state: 'SP', number: 1, secret: sealed };
  await db.shopCode.createMany({ data: [{ ...code, validFrom: new Date(validFrom) }], skipDuplicates: true });
  return id;
}
