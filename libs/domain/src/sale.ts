/** One line of a sale, as the shop's record or the document's XML names it. */
export interface SaleItem {
  /** The article's GTIN, or the shop's own code; empty where none is known. */
  readonly code: string;
  readonly name: string;
  /** Cents of a real, of the whole line; null where it isn't known. */
  readonly value: number | null;
}

/** A sale as a source outside of the claim tells it. */
export interface Sale {
  /** The 44 characters of its access key. */
  readonly key: string;
  /** `YYYY-MM-DD` in São Paulo. */
  readonly day: string;
  /** Cents of a real: what was paid. */
  readonly value: number;
}

/** What somebody claims to have bought; null is what nobody has said or read yet. */
export interface ClaimedPurchase {
  readonly key: string | null;
  readonly day: string | null;
  readonly value: number | null;
}

/** In what a sale says something else than the claim. */
export const SALE_DIFFERENCES = ['day', 'value'] as const;

/** One of SALE_DIFFERENCES. */
export type SaleDifference = (typeof SALE_DIFFERENCES)[number];

/** What a sale says of a claim. `unknown`: it says nothing, for it is another's or something isn't claimed yet. */
export type SaleMatch =
  | { readonly answer: 'confirmed' }
  | { readonly answer: 'contradicted'; readonly by: readonly SaleDifference[] }
  | { readonly answer: 'unknown' };

/**
 * Holds a claim against the sale of a source, or none: key, day and value must all be the same. One that differs in what
 * is claimed is contradicted, also while the rest isn't claimed yet.
 */
export function matchSale(claim: ClaimedPurchase, sale: Sale | null): SaleMatch {
  if (sale === null || claim.key !== sale.key) return { answer: 'unknown' };
  const by = SALE_DIFFERENCES.filter((part) => claim[part] !== null && claim[part] !== sale[part]);
  if (by.length > 0) return { answer: 'contradicted', by };
  return claim.day === null || claim.value === null ? { answer: 'unknown' } : { answer: 'confirmed' };
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter((word) => word !== '');

/**
 * Whether an item is the product: the product's name is the item's code, or every word of it stands in the item's name.
 * Accents, case and signs don't count.
 */
function isProduct({ code, name }: SaleItem, product: string): boolean {
  const asked = wordsOf(product);
  if (asked.length === 0) return false;
  if (code !== '' && asked.length === 1 && asked[0] === code.toLowerCase()) return true;
  const words = new Set(wordsOf(name));
  return asked.every((word) => words.has(word));
}

/** Which of the products that take part a sale has, in the products' order. */
export function productsOf(items: readonly SaleItem[], products: readonly string[]): string[] {
  return products.filter((product) => items.some((item) => isProduct(item, product)));
}
