/** The life of an import of sales: its files come, are checked, and become sales once somebody has seen what they hold. */
export const SALE_IMPORT_STATES = [
  'receiving',
  'checking',
  'checked',
  'importing',
  'imported',
  'failed',
  'cancelled',
] as const;

/** One of SALE_IMPORT_STATES. */
export type SaleImportState = (typeof SALE_IMPORT_STATES)[number];

/** From each state of an import, those it may pass to. */
export const SALE_IMPORT_TRANSITIONS: Readonly<Record<SaleImportState, readonly SaleImportState[]>> = {
  receiving: ['checking', 'cancelled'],
  checking: ['checked', 'failed', 'cancelled'],
  checked: ['importing', 'cancelled'],
  importing: ['imported', 'failed'],
  imported: [],
  failed: [],
  cancelled: [],
};

/** Whether an import may pass from one state to the other. */
export function canMoveSaleImport(from: SaleImportState, to: SaleImportState): boolean {
  return SALE_IMPORT_TRANSITIONS[from].includes(to);
}

/**
 * What becomes of a line: a sale; nothing, for it is known or stands in the import before; nothing, for it says otherwise
 * than the sale of its key; or nothing, for it can't be read.
 */
export const SALE_VERDICTS = ['valid', 'known', 'repeated', 'contradicting', 'invalid'] as const;

/** One of SALE_VERDICTS. */
export type SaleVerdict = (typeof SALE_VERDICTS)[number];
