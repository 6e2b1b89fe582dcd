/**
 * What may confirm that a receipt exists (docs/decisions/confirmation.md): the QR code's hash with the shop's secret, the
 * issuer's signature in it, the shop's sales, the signature of its XML, a consulting service, or a person at the desk.
 */
export const CONFIRMATION_SOURCES = [
  'qr_hash',
  'qr_signature',
  'sales',
  'xml_signature',
  'consulting',
  'person',
] as const;

/** One of CONFIRMATION_SOURCES. */
export type ConfirmationSourceName = (typeof CONFIRMATION_SOURCES)[number];

/** One that is asked; a person decides unasked. */
export type AskedSourceName = Exclude<ConfirmationSourceName, 'person'>;

/** CONFIRMATION_SOURCES that are asked. */
export const ASKED_SOURCES = CONFIRMATION_SOURCES.filter(
  (name): name is AskedSourceName => name !== 'person',
);

/**
 * What a confirmation proves beyond the receipt's existence, from the least: nothing (whoever knows the key may claim it),
 * that its claimant held the document, that it names the claimant as the buyer.
 */
export const PROOFS = ['receipt', 'holder', 'buyer'] as const;

/** One of PROOFS. */
export type Proof = (typeof PROOFS)[number];

/** What a source may find different from what was claimed. */
export const CONTRADICTIONS = ['signature', 'value', 'day', 'buyer', 'cancelled', 'absent'] as const;

/** One of CONTRADICTIONS. */
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** A claim that waits, by what its sources have said so far; null: none has confirmed it. */
export interface WeighedClaim {
  readonly id: string;
  readonly proof: Proof | null;
  readonly isContradicted: boolean;
}

/** What becomes of the claims of one receipt: one counts and the others don't, a person decides, or all wait on. */
export type Weighing =
  | { readonly confirmed: string }
  | { readonly forPerson: readonly string[] }
  | { readonly waiting: true };

const strengthOf = ({ proof }: WeighedClaim) => (proof === null ? 0 : PROOFS.indexOf(proof) + 1);

/**
 * Weighs everybody's claims of one receipt. A buyer goes before a holder; a receipt that is only known to exist counts for
 * its only claimant. What can't be told apart goes to a person, and so does whatever a source contradicts.
 */
export function weighClaims(claims: readonly WeighedClaim[]): Weighing {
  const contradicted = claims.filter(({ isContradicted }) => isContradicted);
  const open = claims.filter(({ isContradicted }) => !isContradicted);
  const most = Math.max(0, ...open.map(strengthOf));
  const best = open.filter((claim) => strengthOf(claim) === most);
  const rivals = most === 1 ? open : best;
  const [first] = best;
  if (most > 0 && first !== undefined && rivals.length === 1) return { confirmed: first.id };
  const forPerson = most > 0 ? claims : contradicted;
  return forPerson.length > 0 ? { forPerson: forPerson.map(({ id }) => id) } : { waiting: true };
}
