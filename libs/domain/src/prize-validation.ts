/**
 * What is looked at before a prize is validated (product/domain.md, 3.8), in the order of the desk: the CPF is the
 * document's, the age, the address, a legible receipt, a product that takes part, nobody of the house, one win per CPF.
 */
export const PRIZE_CHECKS = [
  'cpf',
  'age',
  'address',
  'receipt',
  'product',
  'employee',
  'single_win',
] as const;

/** One of PRIZE_CHECKS. */
export type PrizeCheck = (typeof PRIZE_CHECKS)[number];

/** What was found of each check: it holds, it doesn't, or (absent) nobody has looked yet. */
export type PrizeChecklist = Readonly<Partial<Record<PrizeCheck, boolean>>>;

/** The checks that mean something for a prize: one given by hand has no receipt and no product. */
export function checksOf({ hasInvoice }: { readonly hasInvoice: boolean }): readonly PrizeCheck[] {
  return hasInvoice
    ? PRIZE_CHECKS
    : PRIZE_CHECKS.filter((check) => check !== 'receipt' && check !== 'product');
}

/** The checks that still stand in the way of a validation: those that fail and those nobody has looked at. */
export function openChecks(
  checklist: PrizeChecklist,
  prize: { readonly hasInvoice: boolean },
): readonly PrizeCheck[] {
  return checksOf(prize).filter((check) => checklist[check] !== true);
}

/** What is kept of a win before it is validated: identity card, CPF, proof of address. */
export const PRIZE_DOCUMENTS = ['identity', 'cpf', 'address'] as const;

/** One of PRIZE_DOCUMENTS. */
export type PrizeDocumentKind = (typeof PRIZE_DOCUMENTS)[number];

/** What there is of a win to hold its checks against. */
export interface CheckEvidence {
  readonly documents: readonly PrizeDocumentKind[];
  /** Whether it is known where the prize goes. */
  readonly hasAddress: boolean;
  /** Whether its receipt can be read: a photo, a PDF, or what a source told of it. */
  readonly hasReceipt: boolean;
}

/** Whether there is anything to look at for a check. Who is barred, and what else a person won, the product knows itself. */
export function hasEvidence(
  check: PrizeCheck,
  { documents, hasAddress, hasReceipt }: CheckEvidence,
): boolean {
  switch (check) {
    case 'cpf':
      return documents.includes('identity') || documents.includes('cpf');
    case 'age':
      return documents.includes('identity');
    case 'address':
      return hasAddress;
    case 'receipt':
    case 'product':
      return hasReceipt;
    case 'employee':
    case 'single_win':
      return true;
  }
}

/** The checks that were answered with nothing there to look at. */
export const unfoundedChecks = (checklist: PrizeChecklist, evidence: CheckEvidence): readonly PrizeCheck[] =>
  PRIZE_CHECKS.filter((check) => checklist[check] !== undefined && !hasEvidence(check, evidence));

/** Why a win is refused. */
export const PRIZE_REASONS = [
  'cpf_mismatch',
  'under_age',
  'no_address',
  'illegible_receipt',
  'product',
  'employee',
  'already_won',
  'invoice_invalid',
  'no_answer',
  'fraud',
  'renounced',
] as const;

/** One of PRIZE_REASONS. */
export type PrizeReason = (typeof PRIZE_REASONS)[number];

const REASON_OF: Readonly<Record<PrizeCheck, PrizeReason>> = {
  cpf: 'cpf_mismatch',
  age: 'under_age',
  address: 'no_address',
  receipt: 'illegible_receipt',
  product: 'product',
  employee: 'employee',
  single_win: 'already_won',
};

/** The reason that a checklist suggests: that of the first check which fails; null when none does. */
export function suggestedReason(checklist: PrizeChecklist): PrizeReason | null {
  const failed = PRIZE_CHECKS.find((check) => checklist[check] === false);
  return failed === undefined ? null : REASON_OF[failed];
}
