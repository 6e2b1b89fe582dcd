import {
  goesByPurchase,
  judgePurchase,
  PROOFS,
  qualifiesByTold,
  type EarningRule,
  type InvoiceReason,
  type Proof,
  type WeighedClaim,
} from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { InvoiceConfirmation } from '../../generated/prisma/client.ts';
import { latestOf } from './ask-sources.ts';
import { rulesOf } from './judge-invoice.ts';

/** An answer of a source, as it is kept. */
export type KeptAnswer = Pick<
  InvoiceConfirmation,
  'source' | 'verdict' | 'proof' | 'digest' | 'purchasedOn' | 'valueCents' | 'itemsKnown' | 'products'
>;

/** One person's claim of a receipt, with all that was answered of it, the first to come first. */
export interface JudgedClaim {
  readonly id: string;
  readonly origin: string;
  readonly model: string | null;
  readonly cnpj: string | null;
  readonly purchasedOn: Date | null;
  readonly valueCents: number | null;
  readonly products: readonly string[];
  readonly registration: {
    readonly blockedAt: Date | null;
    readonly disabledAt: Date | null;
    readonly anonymisedAt: Date | null;
  };
  readonly confirmations: readonly KeptAnswer[];
}

const proofOf = (row: KeptAnswer): Proof | null => row.proof as Proof | null;
const strengthOf = (row: KeptAnswer) => PROOFS.indexOf(proofOf(row) ?? 'receipt');

/** All that confirms a claim, the strongest first, of equals the first to come. */
export function confirmingOf({ confirmations }: Pick<JudgedClaim, 'confirmations'>): KeptAnswer[] {
  const latest = new Set(latestOf(confirmations));
  const confirming = confirmations.filter((row) => latest.has(row) && row.verdict === 'confirmed');
  return confirming.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}

/** That a receipt exists says nothing of a picture: a person looks whose it is. */
export function weighed(claim: JudgedClaim): WeighedClaim {
  const [best] = confirmingOf(claim);
  const proof = best ? proofOf(best) : null;
  const isContradicted = latestOf(claim.confirmations).some(({ verdict }) => verdict === 'contradicted');
  return {
    id: claim.id,
    isContradicted,
    proof: claim.origin === 'photo' && proof === 'receipt' ? null : proof,
  };
}

const isOfPurchase = ({ valueCents }: KeptAnswer) => valueCents !== null;

/** What is known of a purchase. */
export interface KnownPurchase {
  readonly purchasedOn: Date | null;
  readonly valueCents: number | null;
  readonly products: readonly string[];
}

/** What the evidence says of the purchase, whichever of it does, goes before what was typed. */
export function purchaseOf(claim: JudgedClaim, evidence: readonly KeptAnswer[]): KnownPurchase {
  const { purchasedOn, valueCents } = evidence.find(isOfPurchase) ?? claim;
  const { products } = evidence.find(({ itemsKnown }) => itemsKnown) ?? claim;
  return { purchasedOn, valueCents, products };
}

/**
 * Whether a confirmed claim waits for somebody to tell its day and value: the regulation's bounds or numbers (`earning`; null: no
 * draw runs) go by them, and nobody but their sender has said them, as with a code that was printed online.
 */
export function lacksPurchase(
  { config }: Pick<Infrastructure, 'config'>,
  { purchasedOn }: JudgedClaim,
  { evidence, earning }: { readonly evidence: readonly KeptAnswer[]; readonly earning: EarningRule | null },
): boolean {
  if (evidence.some(isOfPurchase)) return false;
  const month = dayOf(purchasedOn)?.slice(0, 7) ?? null;
  return qualifiesByTold(month, rulesOf(config)) || (earning !== null && goesByPurchase(earning));
}

export function refusalOf(
  { config }: Pick<Infrastructure, 'config'>,
  { model, cnpj }: JudgedClaim,
  purchase: KnownPurchase,
  itemsKnown: boolean,
): InvoiceReason | null {
  const facts = { model, cnpj, month: null, day: dayOf(purchase.purchasedOn), value: purchase.valueCents };
  const reason = judgePurchase(facts, rulesOf(config));
  if (reason !== null) return reason;
  return itemsKnown && config.invoices.products.length > 0 && purchase.products.length === 0
    ? 'product'
    : null;
}

/** A picture, all where all are reviewed, products that no source knows, and who was barred meanwhile. */
export function needsPerson(
  { config }: Pick<Infrastructure, 'config'>,
  claim: JudgedClaim,
  itemsKnown: boolean,
): boolean {
  const { review, products } = config.invoices;
  const { blockedAt, disabledAt, anonymisedAt } = claim.registration;
  const isBarred = blockedAt !== null || disabledAt !== null || anonymisedAt !== null;
  return isBarred || claim.origin === 'photo' || review === 'all' || (products.length > 0 && !itemsKnown);
}
