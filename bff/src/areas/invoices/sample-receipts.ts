import { randomInt } from 'node:crypto';
import type { InvoiceSample } from '@fio/contracts';
import { readAccessKey, todayInSaoPaulo } from '@fio/domain';
import { qrPath } from '../../core/qr-path.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { DEMONSTRATION_SHOP, demonstrationCode, demonstrationXml } from './demonstration-shop.ts';
import { rulesOf } from './judge-invoice.ts';

/** As many as are shown, with what was paid, in cents. */
const PAID = [8_990, 12_450, 23_700];
const ISSUED_OFFLINE = '9';
const LEAST_CODE = 10_000_000;

/** A key that nobody has seen yet: number and code are drawn until the tax office would take them. */
function someKey(day: string): string {
  for (;;) {
    const { stateCode, cnpj } = DEMONSTRATION_SHOP;
    // One of many tills, so that none seems to leap from number to number.
    const series = String(randomInt(1, 890)).padStart(3, '0');
    const number = String(randomInt(1, 1_000_000_000)).padStart(9, '0');
    const head = `${stateCode}${day.slice(2, 4)}${day.slice(5, 7)}${cnpj}65${series}${number}${ISSUED_OFFLINE}${randomInt(LEAST_CODE, 10 * LEAST_CODE)}`;
    const key = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`).find(
      (text) => 'key' in readAccessKey(text),
    );
    if (key !== undefined) return key;
  }
}

/** Receipts of today's that the demonstration's shop might have printed; anywhere else there are none. */
export function sampleReceipts({ config, clock }: Pick<RequestContext, 'config' | 'clock'>): InvoiceSample[] {
  if (!config.demonstration) return [];
  const { lastDay, minimum } = rulesOf(config);
  const today = todayInSaoPaulo(clock.now());
  const purchasedOn = lastDay !== null && lastDay < today ? lastDay : today;
  return PAID.map((paid) => {
    const value = Math.max(paid, minimum);
    const key = someKey(purchasedOn);
    const code = demonstrationCode(key, { day: purchasedOn, value });
    const xml = demonstrationXml(key, { day: purchasedOn, value });
    return { code, number: Number(key.slice(25, 34)), purchasedOn, value, xml, qr: qrPath(code) };
  });
}
