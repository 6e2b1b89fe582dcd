import { INVOICE_STATES, ageOn, checksOf, todayInSaoPaulo } from '@fio/domain';
import type { validationCase } from '@fio/contracts';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { isBarred } from '../cpf-block/index.ts';
import { contactOf } from '../../core/people/contact-of.ts';
import { seesWhole, recordWholeRead } from '../../core/people/whole-data.ts';
import { findPrize, type PrizeRecord, storedState } from './prize-record.ts';
import { nameOf, prizeDetailOf } from './prize-view.ts';

type Case = z.input<typeof validationCase>;
/** What a receipt's file is re-encoded to. */
const FILES = ['image/webp', 'application/pdf'] as const;

async function participantOf(
  context: RequestContext,
  { registration, claimedAt }: PrizeRecord,
): Promise<Case['participant']> {
  if (registration === null || registration.anonymisedAt !== null) return null;
  const { id, birthDate, city, state, createdAt, cpfHash, blockedAt, disabledAt } = registration;
  const barred = await isBarred(context.db, [cpfHash], context.clock.now());
  const born = dayOf(birthDate);
  return {
    id,
    name: nameOf(registration),
    ...contactOf(context, registration),
    birthDate: seesWhole(context) ? born : null,
    age: ageOn(born, todayInSaoPaulo(claimedAt ?? context.clock.now())),
    place: `${city}/${state}`,
    since: createdAt.toISOString(),
    blocked: barred || blockedAt !== null || disabledAt !== null,
  };
}

function invoiceOf({ invoice }: PrizeRecord): Case['invoice'] {
  if (invoice === null) return null;
  const { id, accessKey, cnpj, number, purchasedOn, valueCents, fileType } = invoice;
  return {
    id,
    cnpj,
    number,
    state: INVOICE_STATES.find((state) => state === invoice.state) ?? 'pending',
    key: accessKey,
    purchasedOn: dayOf(purchasedOn),
    value: valueCents,
    file: FILES.find((type) => type === fileType) ?? null,
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

const waiting = ({ db }: RequestContext) => db.prize.count({ where: { state: 'pending' } });

/** All that the desk shows of one win. */
export async function validationCaseOf(context: RequestContext, id: string): Promise<Case> {
  const prize = await findPrize(context.db, id);
  const person = prize.registration?.anonymisedAt ? null : prize.registration;
  await recordWholeRead(context, { person, path: '/admin/validation' });
  return {
    prize: prizeDetailOf(context, prize),
    participant: await participantOf(context, prize),
    invoice: invoiceOf(prize),
    checks: [...checksOf({ hasInvoice: prize.invoiceId !== null })],
    others: await othersOf(context, prize),
    waiting: await waiting(context),
  };
}

/** The win that has waited longest, or the next one behind `after`; from the beginning again at the end. */
export async function nextWin(context: RequestContext, after: string | undefined) {
  const { db } = context;
  const left = after === undefined ? null : await db.prize.findUnique({ where: { id: after } });
  const find = (more: Prisma.PrizeWhereInput) =>
    db.prize.findFirst({
      where: { ...more, state: 'pending' },
      orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
  const { claimedAt = null, id = '' } = left ?? {};
  const behind =
    claimedAt && (await find({ OR: [{ claimedAt: { gt: claimedAt } }, { claimedAt, id: { gt: id } }] }));
  const next = behind ?? (await find(left === null ? {} : { id: { not: id } }));
  return { id: next?.id ?? null, waiting: await waiting(context) };
}
