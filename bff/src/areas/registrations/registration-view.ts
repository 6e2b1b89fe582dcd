import type { registrationDetail, registrationRow } from '@fio/contracts';
import { personShown, type PersonShown } from '@fio/contracts/core/person-shown';
import {
  ageOn,
  formatCpf,
  formatPhone,
  maskCpf,
  maskPhone,
  registrationState,
  todayInSaoPaulo,
} from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { ListedRegistration, WholeRegistration } from './registration-record.ts';
import { registrationAudit } from '../../core/people/read-columns.ts';
import { seesWhole } from '../../core/people/whole-data.ts';

const SHOWN = Object.keys(personShown) as (keyof PersonShown)[];

type Row = z.input<typeof registrationRow>;
type Detail = z.input<typeof registrationDetail>;

const iso = (at: Date | null) => at?.toISOString() ?? null;
/** Who the person is, as far as the reader may know it; nothing of somebody who has left. */
function identity({ name, lastName, email, phone, cpf }: ListedRegistration, isWhole: boolean) {
  if (cpf === null) return { name: null, cpf, email: null, phone: null };
  return {
    name: `${name} ${lastName}`,
    cpf: isWhole ? formatCpf(cpf) : maskCpf(cpf),
    email,
    phone: isWhole ? formatPhone(phone) : maskPhone(phone),
  };
}

/** What reads everywhere as the row has it. */
const shownOf = (found: ListedRegistration) =>
  Object.fromEntries(SHOWN.map((field) => [field, found[field]])) as unknown as PersonShown;

/** `today`: `YYYY-MM-DD` in São Paulo. */
function commonOf(found: ListedRegistration, today: string) {
  const { id, state: uf, counts, birthDate, emailVerifiedAt, createdAt, lastLoginAt } = found;
  const { version, emailWaiting, passwordLocked } = found;
  return {
    ...shownOf(found),
    id,
    uf,
    version,
    emailWaiting,
    passwordLocked,
    ...counts,
    age: ageOn(dayOf(birthDate), today),
    state: registrationState(found),
    emailVerified: emailVerifiedAt !== null,
    createdAt: createdAt.toISOString(),
    lastLoginAt: iso(lastLoginAt),
  };
}

/** In a list CPF and phone are masked for everybody: nobody needs them whole to find a row. */
export const registrationRowOf = (found: ListedRegistration, today: string): Row => ({
  ...commonOf(found, today),
  ...identity(found, false),
});

/** Whole for who holds `registrations:whole`; for the others no more than the list says. */
export function registrationDetailOf(found: WholeRegistration, context: RequestContext): Detail {
  const isWhole = seesWhole(context);
  const { name, lastName, marketing, birthDate, blockReason } = found;
  const { utmSource: source, utmMedium: medium, utmCampaign: campaign } = found;
  return {
    ...commonOf(found, todayInSaoPaulo(context.clock.now())),
    ...identity(found, isWhole),
    lastName,
    marketing,
    utm: { source, medium, campaign },
    firstName: name,
    birthDate: isWhole ? dayOf(birthDate) : null,
    emailVerifiedAt: iso(found.emailVerifiedAt),
    disabledAt: found.anonymisedAt ? null : iso(found.disabledAt),
    disabledReason: found.disabledReason,
    blockedAt: iso(found.blockedAt),
    // Held by a check constraint.
    blockReason: blockReason as Detail['blockReason'],
    anonymisedAt: iso(found.anonymisedAt),
  };
}

/** What the audit compares; of somebody who has left nothing but that. */
export function registrationAudited(found: WholeRegistration) {
  const state = registrationState(found);
  if (found.anonymisedAt) return { state };
  return { ...registrationAudit.compared(found), emailWaiting: found.emailWaiting, state };
}
