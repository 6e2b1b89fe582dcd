import { INVOICE_STATES, ageOn, checksOf, todayInSaoPaulo, type WinnerState } from '@fio/domain';
import type { validationCase } from '@fio/contracts';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import { holds } from '../../core/identity/holds.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { barringBlock } from '../cpf-block/index.ts';
import { contactOf } from '../../core/people/contact-of.ts';
import { seesWhole, recordWholeRead } from '../../core/people/whole-data.ts';
import { documentKindOf, findPrize, type PrizeRecord, storedState } from './prize-record.ts';
import { nameOf, prizeDetailOf, staffName } from './prize-view.ts';
import { waitingWins } from './waiting-wins.ts';

type Case = z.input<typeof validationCase>;
/** What a receipt's file is re-encoded to. */
const FILES = ['image/webp', 'application/pdf'] as const;

const fileOf = (type: string | null) => FILES.find((one) => one === type) ?? null;

function participantOf(
  context: RequestContext,
  { registration, claimedAt }: PrizeRecord,
  barred: Case['barred'],
): Case['participant'] {
  if (registration === null || registration.anonymisedAt !== null) return null;
  const { id, birthDate, city, state, createdAt, blockedAt, disabledAt } = registration;
  const born = dayOf(birthDate);
  return {
    id,
    name: nameOf(registration),
    ...contactOf(context, registration),
    birthDate: seesWhole(context) ? born : null,
    age: ageOn(born, todayInSaoPaulo(claimedAt ?? context.clock.now())),
    place: `${city}/${state}`,
    since: createdAt.toISOString(),
    blocked: barred !== null || blockedAt !== null || disabledAt !== null,
  };
}

/** Why they may not take part, if they may not: nobody of the house wins. */
async function barredOf(
  { db, clock }: RequestContext,
  { registration }: PrizeRecord,
): Promise<Case['barred']> {
  if (registration === null || registration.anonymisedAt !== null) return null;
  const block = await barringBlock(db, [registration.cpfHash], clock.now());
  if (block === null) return null;
  // Held by a check constraint.
  const reason = block.reason as NonNullable<Case['barred']>['reason'];
  return { reason, since: block.createdAt.toISOString() };
}

function invoiceOf({ invoice }: PrizeRecord): Case['invoice'] {
  if (invoice === null) return null;
  const { id, accessKey, cnpj, number, purchasedOn, valueCents, products, fileKey, fileType } = invoice;
  return {
    id,
    cnpj,
    number,
    state: INVOICE_STATES.find((state) => state === invoice.state) ?? 'pending',
    key: accessKey,
    purchasedOn: dayOf(purchasedOn),
    value: valueCents,
    products,
    file: fileKey === null ? null : fileOf(fileType),
  };
}

async function othersOf(
  { db }: RequestContext,
  { id, registrationId }: PrizeRecord,
): Promise<Case['others']> {
  if (registrationId === null) return [];
  const found = await db.prize.findMany({
    where: { registrationId, id: { not: id } },
    orderBy: { claimedAt: 'desc' },
    select: { id: true, state: true, claimedAt: true, kind: { select: { title: true } } },
  });
  return found.map((other) => ({
    id: other.id,
    title: other.kind.title,
    state: storedState(other.state),
    claimedAt: other.claimedAt?.toISOString() ?? null,
  }));
}

/**
 * What was drawn for them; who waits as a surrogate has won nothing. Until a draw is published its winners are for whom may look
 * at the calculation: a review may still send it back, and this desk would be the first to tell.
 */
async function winsOf(context: RequestContext, { registrationId }: PrizeRecord): Promise<Case['wins']> {
  if (registrationId === null) return [];
  const shown = holds(context, 'calculation:view') ? {} : { draw: { publishedAt: { not: null } } };
  const found = await context.db.winner.findMany({
    where: { registrationId, state: { not: 'reserve' }, prize: shown },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      state: true,
      prize: { select: { title: true, draw: { select: { title: true } } } },
    },
  });
  return found.map(({ id, state, prize: { title, draw } }) => ({
    id,
    title,
    draw: draw.title,
    // Held by a check constraint.
    state: state as WinnerState,
  }));
}

const documentsOf = (prize: PrizeRecord): Case['documents'] =>
  prize.documents.map((document) => ({
    id: document.id,
    kind: documentKindOf(document),
    type: fileOf(document.fileType) ?? 'application/pdf',
    by: staffName(prize, document.byId),
    at: document.createdAt.toISOString(),
  }));

function addressOf(prize: PrizeRecord): Case['address'] {
  if (prize.address === null) return null;
  const { zip, street, number, complement, district, city, state: uf, byId, updatedAt } = prize.address;
  const by = staffName(prize, byId);
  return { zip, street, number, complement, district, city, uf, by, updatedAt: updatedAt.toISOString() };
}

/** Who looks at it now. */
function lockOf({ session, clock }: RequestContext, prize: PrizeRecord): Case['lock'] {
  const { reviewerId, lockedUntil } = prize;
  if (reviewerId === null || lockedUntil === null || lockedUntil <= clock.now()) return null;
  return {
    mine: reviewerId === session?.admin?.id,
    name: staffName(prize, reviewerId) ?? '',
    until: lockedUntil.toISOString(),
  };
}

/** All that the desk shows of one win. */
export async function validationCaseOf(context: RequestContext, id: string): Promise<Case> {
  const prize = await findPrize(context.db, id);
  const person = prize.registration?.anonymisedAt ? null : prize.registration;
  // Where they live is shown to whoever decides.
  const isNeverMasked = prize.address !== null;
  await recordWholeRead(context, { person, path: '/admin/validation', isNeverMasked });
  const barred = await barredOf(context, prize);
  return {
    prize: prizeDetailOf(context, prize),
    participant: participantOf(context, prize, barred),
    invoice: invoiceOf(prize),
    documents: documentsOf(prize),
    address: addressOf(prize),
    barred,
    checks: [...checksOf({ hasInvoice: prize.invoiceId !== null })],
    others: await othersOf(context, prize),
    wins: await winsOf(context, prize),
    waiting: await waitingWins(context.db),
    lock: lockOf(context, prize),
  };
}
