import type { Audience } from '@fio/contracts';
import type { DispatchKind } from '@fio/domain';
import { anySource, filtersOf, uuid, whereAll } from '../../../core/crud/source.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { registrationSource } from '../../registrations/index.ts';

export interface Asked {
  readonly kind: DispatchKind;
  readonly audience: Audience;
}

/** Whom the list of registrations would show by the same filters, whatever their state. */
const chosenBy = (audience: Audience, now: Date, more: object = {}): Prisma.Sql[] => {
  const set = Object.entries(audience).filter(([name, value]) => name !== 'exceptId' && value !== null);
  return filtersOf(anySource(registrationSource), { f: { ...Object.fromEntries(set), ...more } }, now);
};

/** Whether the earlier dispatch that is not to be repeated has reached `registrations r`. */
export const isReached = ({ exceptId }: Audience): Prisma.Sql =>
  exceptId === null
    ? Prisma.sql`FALSE`
    : Prisma.sql`EXISTS (
    SELECT FROM outbox_messages e WHERE e.dispatch_id = ${uuid(exceptId)}
      AND e.registration_id = r.id AND e.state IN ('queued', 'sending', 'sent', 'kept', 'unconfirmed'))`;

/** Those of them who may take part at all, and whom no earlier dispatch has reached. */
export const audienceWhere = ({ audience }: Asked, now: Date): Prisma.Sql =>
  whereAll([
    ...chosenBy(audience, now, { state: 'active' }),
    ...(audience.exceptId === null ? [] : [Prisma.sql`NOT ${isReached(audience)}`]),
  ]);

/** Whoever the filters find and is there at all: also those whom a dispatch leaves out. */
export const foundWhere = ({ audience }: Asked, now: Date): Prisma.Sql =>
  whereAll([...chosenBy(audience, now), Prisma.sql`r.anonymised_at IS NULL`]);

/** Whether `registrations r` wants mail of this kind; what the law and their account demand always comes. */
export const isWanted = (kind: DispatchKind) =>
  kind === 'marketing' ? Prisma.sql`r.marketing` : Prisma.sql`TRUE`;

/** An address that isn't there is not written to again. */
export const isSuppressed = Prisma.sql`EXISTS (
  SELECT FROM outbox_messages b WHERE b.recipient = r.email AND b.state = 'hard_bounced')`;
