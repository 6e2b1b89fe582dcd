import { readAccessKey, readSale, type SaleItem, type SaleProblem, type SaleRecord } from '@fio/domain';
import { childrenOf, textAt, theOnly } from './elements.ts';

/** `59.90` as cents; NaN for what the tax office wouldn't take. */
function centsOf(text: string): number {
  const [, reais, cents] = /^(\d{1,13})\.(\d\d)$/.exec(text) ?? [];
  return reais === undefined || cents === undefined ? Number.NaN : Number(reais + cents);
}

function itemOf(detail: Element): SaleItem {
  const gtin = textAt(detail, 'prod', 'cEAN');
  const value = centsOf(textAt(detail, 'prod', 'vProd'));
  return {
    // 'SEM GTIN' where the article has none.
    code: /^\d{8,14}$/.test(gtin) ? gtin : textAt(detail, 'prod', 'cProd'),
    name: textAt(detail, 'prod', 'xProd'),
    value: Number.isNaN(value) ? null : value,
  };
}

/** What the document says beside its key must be what the key says. */
function agrees(info: Element, key: string): boolean {
  const reading = readAccessKey(key);
  if (!('key' in reading)) return false;
  const { cnpj, model, number, series } = reading.key;
  return (
    textAt(info, 'emit', 'CNPJ') === cnpj &&
    textAt(info, 'ide', 'mod') === model &&
    textAt(info, 'ide', 'nNF').padStart(9, '0') === number &&
    textAt(info, 'ide', 'serie').padStart(3, '0') === series
  );
}

/**
 * The sale that an `infNFe` tells of, the only thing in a document's XML that its signature covers: the key of its Id, the
 * day as its issuer's clock had it, the sum that was paid, the items. Or what is wrong with it.
 */
export function readInfNfe(info: Element): SaleRecord | SaleProblem {
  const key = /^NFe(.{44})$/.exec(info.getAttribute('Id') ?? '')?.[1] ?? '';
  if (!agrees(info, key)) return 'key';
  return readSale({
    key,
    day: textAt(info, 'ide', 'dhEmi').slice(0, 10),
    value: centsOf(textAt(info, 'total', 'ICMSTot', 'vNF')),
    cpf: textAt(info, 'dest', 'CPF') || null,
    items: childrenOf(info, 'det').map(itemOf),
  });
}

/** The `infNFe` of a document: of the issuer's own file, or of the one with the tax office's protocol around it. */
export function infNfeOf({ documentElement: root }: Document): Element | null {
  if (root.localName === 'nfeProc') return theOnly(root, 'NFe', 'infNFe');
  return root.localName === 'NFe' ? theOnly(root, 'infNFe') : null;
}

/** Whether it was issued for real: documents of the tax office's test environment prove no purchase. */
export const isOfProduction = (info: Element): boolean => textAt(info, 'ide', 'tpAmb') === '1';
