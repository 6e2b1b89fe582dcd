/**
 * What is kept of a winner: identity card, CPF, proof of address, receipt of the purchase; the receipt they signed; the
 * evidence for a disqualification, and what they signed to give their defence up.
 */
export const WINNER_DOCUMENTS = [
  'identity',
  'cpf',
  'address',
  'invoice',
  'receipt',
  'evidence',
  'renunciation',
] as const;

/** Of a disqualification: whose doesn't depend on having been contacted. */
export const isOfDisqualification = (kind: WinnerDocumentKind): boolean =>
  kind === 'evidence' || kind === 'renunciation';

/** One of WINNER_DOCUMENTS. */
export type WinnerDocumentKind = (typeof WINNER_DOCUMENTS)[number];

/** Asked of every winner before the prize is theirs (product/domain.md, 1.7). */
const ASKED = ['identity', 'cpf', 'address'] as const satisfies readonly WinnerDocumentKind[];

/** What a winner still has to send before being validated, of what has come so far. */
export const missingDocuments = (sent: readonly WinnerDocumentKind[]): WinnerDocumentKind[] =>
  ASKED.filter((kind) => !sent.includes(kind));

/** From a prize above this on, in cents, the signed receipt goes with copies of identity card and CPF. */
const COPIES_ABOVE_CENTS = 1_000_000;

/**
 * What is missing for the delivery of a prize of that value: the signed receipt (recibo de quitação) always; above
 * R$ 10,000 identity card and CPF as well, also of heirs, who were not validated (product/domain.md, 1.7).
 */
export function missingForDelivery(
  sent: readonly WinnerDocumentKind[],
  valueCents: number,
): WinnerDocumentKind[] {
  const needed: WinnerDocumentKind[] =
    valueCents > COPIES_ABOVE_CENTS ? ['receipt', 'identity', 'cpf'] : ['receipt'];
  return needed.filter((kind) => !sent.includes(kind));
}
