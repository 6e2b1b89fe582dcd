import { weighClaims } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { runningDraw, type TicketServices } from '../tickets/index.ts';
import { type Accepted, prepareAcceptances } from './accept-invoice.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import {
  confirmingOf,
  type KeptAnswer,
  lacksPurchase,
  needsPerson,
  purchaseOf,
  refusalOf,
  weighed,
} from './judge-claim.ts';
import { notifyWaiting } from './notify-sender.ts';
import { nextAsk } from './next-ask.ts';
import { noteRisks } from './note-risks.ts';
import { isTaken } from './receipt-lock.ts';
import { refuseInvoice } from './refuse-invoice.ts';
import { refuseRivals } from './refuse-rivals.ts';
import { stepInvoice } from './step-invoice.ts';
import type { WaitingClaim } from './waiting-claims.ts';

type Dependencies = Pick<Infrastructure, 'config' | 'clock' | 'mail' | 'vaults'> & TicketServices;

/** What counts from now on: `finish` gives its numbers, and is called last. */
export interface Counted {
  readonly invoiceId: string;
  readonly finish: () => Promise<readonly Accepted[]>;
}

/** Whoever sent it a shorter while ago reads on the page that a person will look. */
const TOLD_ON_PAGE_MS = 3_600_000;

async function toPerson(services: Dependencies, tx: Transaction, claim: WaitingClaim): Promise<void> {
  const now = services.clock.now();
  if (claim.state !== 'checking') return;
  const invoice = await stepInvoice(tx, claim.id, 'pending', { actorId: null, now });
  if (now.getTime() - claim.createdAt.getTime() > TOLD_ON_PAGE_MS) await notifyWaiting(services, tx, invoice);
}

/** Of the claims that wait one is confirmed: the others are refused, and it counts unless a person looks first. */
async function confirm(
  services: Dependencies,
  tx: Transaction,
  claim: WaitingClaim,
  { source, evidence }: { readonly source: string; readonly evidence: readonly KeptAnswer[] },
): Promise<Counted | null> {
  const now = services.clock.now();
  const { id } = claim;
  if (await isTaken(tx, claim)) {
    await refuseInvoice(services, tx, id, { actorId: null, reason: 'other_claimant' });
    return null;
  }
  const purchase = purchaseOf(claim, evidence);
  const areItemsKnown = evidence.some(({ itemsKnown }) => itemsKnown);
  await confirmInvoice(tx, id, { source, at: now, data: { ...purchase, products: [...purchase.products] } });
  await refuseRivals(services, tx, claim);
  const reason = refusalOf(services, claim, purchase, areItemsKnown);
  if (reason !== null) {
    await refuseInvoice(services, tx, id, { actorId: null, reason });
    return null;
  }
  const isRisky = await noteRisks(services, tx, { ...claim, ...purchase });
  if (isRisky || needsPerson(services, claim, areItemsKnown)) {
    await toPerson(services, tx, claim);
    return null;
  }
  const { settle } = await prepareAcceptances(services, runIn(tx), [{ id }], { actorId: null });
  return { invoiceId: id, finish: settle };
}

/**
 * Those that wait are asked about again later; where a person looks anyway, or has to in the end, it is theirs at once. Of one
 * that nobody asked about the time stays as it was.
 */
async function waitOn(
  services: Dependencies,
  tx: Transaction,
  claim: WaitingClaim,
  { isForPerson, wasAsked }: { readonly isForPerson: boolean; readonly wasAsked: boolean },
): Promise<void> {
  const { config, clock } = services;
  const now = clock.now();
  const { askAt, isOver } = nextAsk(claim.createdAt, now, config.invoices.waitDays);
  if (isForPerson || isOver || needsPerson(services, claim, false)) {
    // What speaks against it helps whoever looks.
    if (claim.state === 'checking') await noteRisks(services, tx, claim);
    await toPerson(services, tx, claim);
  }
  if (wasAsked) await tx.invoice.update({ where: { id: claim.id }, data: { askAt } });
}

/**
 * Decides on all the claims of one receipt that wait, by what has been answered of them, under its lock; `asked` are those that
 * sources were asked about just now. Called again it finds them decided, so that it may be broken off anywhere and repeated.
 */
export async function settleClaims(
  services: Dependencies,
  tx: Transaction,
  claims: readonly WaitingClaim[],
  asked: readonly WaitingClaim[] = claims,
): Promise<Counted | null> {
  const weighing = weighClaims(claims.map(weighed));
  const won = 'confirmed' in weighing ? claims.find(({ id }) => id === weighing.confirmed) : undefined;
  const evidence = won ? confirmingOf(won) : [];
  const [best] = evidence;
  const draw = won && best ? await runningDraw(tx, won.createdAt) : null;
  if (won && best && !lacksPurchase(services, won, { evidence, earning: draw?.earning ?? null }))
    return confirm(services, tx, won, { source: best.source, evidence });
  const forPerson = 'forPerson' in weighing ? weighing.forPerson : [];
  for (const claim of claims) {
    const { id } = claim;
    const wasAsked = asked.some((one) => one.id === id);
    await waitOn(services, tx, claim, { isForPerson: forPerson.includes(id), wasAsked });
  }
  return null;
}
