import { PRIZE_ORIGINS, type prizeDetail, PRIZE_MAIL_STATES, type prizeRow } from '@fio/contracts';
import { canMovePrize, maskCpf, maskEmail, type PrizeChecklist } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { isFree, lastStep, type PrizeRecord, prizeStateOf, storedState } from './prize-record.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;
export const nameOf = ({ name, lastName }: { name: string; lastName: string }): string =>
  `${name} ${lastName}`;

/** Of a slot that lies ahead neither moment nor place is told: whoever knew them could win at will. */
function placeOf(prize: PrizeRecord, isAhead: boolean) {
  return isAhead ? { opensAt: null, nth: null } : { opensAt: iso(prize.opensAt), nth: prize.nth };
}

/** Kept by the outbox, whose own states these are. */
const mailOf = ({ mail }: PrizeRecord) => PRIZE_MAIL_STATES.find((state) => state === mail?.state) ?? 'none';

/** Who of staff did something, if they are known still. */
export const staffName = ({ staff }: PrizeRecord, id: string | null | undefined) =>
  staff.get(id ?? '') ?? null;

export function prizeRowOf(prize: PrizeRecord, now: Date): z.input<typeof prizeRow> {
  const { id, kind, registration, registrationId, invoiceId, version, schedule } = prize;
  const state = prizeStateOf(prize, schedule, now);
  return {
    id,
    registrationId,
    invoiceId,
    version,
    state,
    ...placeOf(prize, state === 'default'),
    kind: { id: kind.id, title: kind.title },
    value: kind.valueCents,
    origin: PRIZE_ORIGINS.find((origin) => origin === prize.origin) ?? 'instant',
    claimedAt: iso(prize.claimedAt),
    participant: registration && nameOf(registration),
    validator: staffName(prize, lastStep(prize, 'validated', 'invalid')?.actorId),
    mail: mailOf(prize),
    deliveredAt: iso(prize.deliveredAt),
    reopenable: isReopenable(prize),
  };
}

/** Whether a decision may be taken back: its slot has not been won again, and its receipt still counts. */
export function isReopenable(prize: PrizeRecord): boolean {
  const { state, origin, invoice, replacements } = prize;
  if (isFree(prize) || !canMovePrize(storedState(state), 'pending')) return false;
  if (invoice !== null && invoice.state !== 'valid') return false;
  return state !== 'invalid' || origin === 'manual' || replacements.some(isFree);
}

function linkOf(
  other: PrizeRecord['replacements'][number] | null | undefined,
  prize: PrizeRecord,
  now: Date,
) {
  return other ? { id: other.id, state: prizeStateOf(other, prize.schedule, now) } : null;
}

export function prizeDetailOf(
  { vaults, clock }: Pick<Infrastructure, 'vaults' | 'clock'>,
  prize: PrizeRecord,
): z.input<typeof prizeDetail> {
  const { registration, schedule, slot, reason, note, kind } = prize;
  const now = clock.now();
  const person = registration?.anonymisedAt ? null : registration;
  return {
    ...prizeRowOf(prize, now),
    reason,
    note,
    description: kind.description,
    cpf: person && maskCpf(vaults.cpf.cpfOf(person)),
    email: person && maskEmail(person.email),
    schedule: schedule && slot !== null ? { id: schedule.id, title: schedule.title, slot } : null,
    checklist: (prize.checklist ?? {}) as PrizeChecklist,
    validatedAt: iso(prize.validatedAt),
    mailError: prize.mail?.error ?? null,
    replaces: linkOf(prize.replaces, prize, now),
    replacedBy: linkOf(prize.replacements[0], prize, now),
    events: prize.events.map((event) => ({
      id: String(event.id),
      from: event.fromState === null ? null : storedState(event.fromState),
      to: storedState(event.toState),
      by: staffName(prize, event.actorId),
      reason: event.reason,
      note: event.note,
      at: event.at.toISOString(),
    })),
  };
}
