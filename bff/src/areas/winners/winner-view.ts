import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  type DisqualificationReason,
  isOfDisqualification,
  missingDocuments,
  missingForDelivery,
  orderSizeOf,
  termEnd,
  type TermUnit,
} from '@fio/domain';
import { PRIZE_MAIL_STATES, type winnerDetail, type winnerRow } from '@fio/contracts';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { contactOf } from '../../core/people/contact-of.ts';
import { isReplaceable } from './replaceable.ts';
import {
  isPublished,
  kindOf,
  kindsOf,
  predecessorOf,
  rulesOf,
  stateOf,
  successorOf,
  waitingProposal,
  type WinnerRecord,
} from './winner-record.ts';

type Row = z.input<typeof winnerRow>;
type Detail = z.input<typeof winnerDetail>;

/** Kept by the outbox, whose own states these are. */
const mailOf = ({ mail }: WinnerRecord) => PRIZE_MAIL_STATES.find((state) => state === mail?.state) ?? 'none';

const staffName = ({ staff }: WinnerRecord, id: string | null) => staff.get(id ?? '') ?? null;

export function winnerRowOf(winner: WinnerRecord): Row {
  const { id, name, city, uf, series, number, unit, rank, version, prize } = winner;
  const kinds = kindsOf(winner);
  return {
    id,
    name,
    city,
    uf,
    series,
    number,
    seriesSize: orderSizeOf(rulesOf(winner)),
    unit,
    rank,
    version,
    cpf: winner.maskedCpf,
    draw: { id: prize.draw.id, title: prize.draw.title, published: isPublished(winner) },
    prize: { id: prize.id, title: prize.title },
    value: prize.valueCents,
    state: stateOf(winner),
    contacts: winner.contacts.length,
    documents: kinds.filter((kind) => kind !== 'receipt' && !isOfDisqualification(kind)).length,
    receipt: kinds.includes('receipt'),
    mail: mailOf(winner),
    deliveredAt: winner.deliveredAt?.toISOString() ?? null,
    tax: winner.irrfCents,
    taxDueOn: dayOf(winner.irrfDueOn),
    taxPaidOn: dayOf(winner.irrfPaidOn),
    prescribesOn: dayOf(winner.prescribesOn),
    replaceable: isReplaceable(winner),
    accused: waitingProposal(winner) !== null,
  };
}

type Linked = NonNullable<WinnerRecord['next']>;
const linkOf = (other: Linked | null | undefined) =>
  other ? { id: other.id, name: other.name, rank: other.rank, state: stateOf(other) } : null;

const nextOf = ({ next }: WinnerRecord): Detail['next'] => {
  const link = linkOf(next);
  return next && link && { ...link, cpf: next.maskedCpf, series: next.series, number: next.number };
};

/** What the next step waits for. */
function missingOf(winner: WinnerRecord): Detail['missing'] {
  const kinds = kindsOf(winner);
  const state = stateOf(winner);
  if (state === 'contacting' || state === 'documents') return missingDocuments(kinds);
  return state === 'validated' || state === 'deceased'
    ? missingForDelivery(kinds, winner.prize.valueCents)
    : [];
}

const contactLogOf = (winner: WinnerRecord): Detail['contactLog'] =>
  winner.contacts.map(({ id, channel, outcome, note, byId, at }) => ({
    id,
    note,
    at: at.toISOString(),
    by: staffName(winner, byId),
    // Held by check constraints.
    channel: CONTACT_CHANNELS.find((one) => one === channel) ?? 'phone',
    outcome: CONTACT_OUTCOMES.find((one) => one === outcome) ?? 'no_answer',
  }));

const filesOf = (winner: WinnerRecord): Detail['files'] =>
  winner.documents.map(({ id, kind, fileType, sha256, byId, createdAt }) => ({
    id,
    kind: kindOf({ kind }),
    type: fileType === 'application/pdf' ? 'application/pdf' : 'image/webp',
    sha256: Buffer.from(sha256).toString('hex'),
    by: staffName(winner, byId),
    at: createdAt.toISOString(),
  }));

const proposalsOf = (winner: WinnerRecord, readerId: string | undefined): Detail['proposals'] =>
  winner.proposals.map((one) => ({
    id: one.id,
    // Held by check constraints.
    reason: one.reason as DisqualificationReason,
    note: one.note,
    evidenceId: one.evidenceId,
    evidenceHash: hexOf(one.evidenceHash),
    notified: one.notified,
    by: staffName(winner, one.proposedBy),
    mine: one.proposedBy === readerId,
    at: one.proposedAt.toISOString(),
    defenceUntil: one.defenceUntil.toISOString(),
    outcome: one.outcome as Detail['proposals'][number]['outcome'],
    decidedBy: staffName(winner, one.decidedBy),
    decidedAt: one.decidedAt?.toISOString() ?? null,
    renounced: one.renunciationId !== null,
  }));

const eventsOf = (winner: WinnerRecord): Detail['events'] =>
  winner.events.map(({ id, fromState, toState, actorId, reason, note, at }) => ({
    id: String(id),
    from: fromState === null ? null : stateOf({ state: fromState }),
    to: stateOf({ state: toState }),
    by: staffName(winner, actorId),
    reason,
    note,
    at: at.toISOString(),
  }));

export function winnerDetailOf(
  context: Pick<RequestContext, 'session' | 'vaults'>,
  winner: WinnerRecord,
): Detail {
  const { registration, registrationId, ticketId, reason, note, changedAt, state } = winner;
  const person = registration?.anonymisedAt ? null : registration;
  const { documentsWithin: amount, documentsUnit } = winner.prize.draw;
  // Held by a check constraint.
  const term = { amount, unit: documentsUnit as TermUnit };
  const due = state === 'documents' ? termEnd(changedAt, term) : null;
  return {
    ...winnerRowOf(winner),
    registrationId,
    ticketId,
    reason,
    note,
    person: person && contactOf(context, person),
    mailError: winner.mail?.error ?? null,
    documentsDueOn: due?.day ?? null,
    documentsDueAt: due?.at?.toISOString() ?? null,
    missing: missingOf(winner),
    replaces: linkOf(predecessorOf(winner)),
    replacedBy: linkOf(successorOf(winner)),
    next: nextOf(winner),
    contactLog: contactLogOf(winner),
    files: filesOf(winner),
    proposals: proposalsOf(winner, context.session?.admin?.id),
    events: eventsOf(winner),
  };
}
