import type { Audience } from '@fio/contracts';
import type { DispatchKind } from '@fio/domain';
import { anySource, filtersOf, uuid, whereAll } from '../../../core/crud/source.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { registrationSource } from '../../registrations/index.ts';

interface Asked {
  readonly kind: DispatchKind;
  readonly audience: Audience;
}

/** Whom the list of registrations would show by the same filters, of those who may take part at all. */
export function audienceWhere({ audience: { exceptId, ...chosen } }: Asked, now: Date): Prisma.Sql {
  const set = Object.entries(chosen).filter(([, value]) => value !== null);
  const f = { ...Object.fromEntries(set), state: 'active' };
  const reached = Prisma.sql`NOT EXISTS (
    SELECT FROM outbox_messages e WHERE e.dispatch_id = ${uuid(exceptId ?? '')}
      AND e.registration_id = r.id AND e.state IN ('queued', 'sending', 'sent', 'kept', 'unconfirmed'))`;
  return whereAll([
    ...filtersOf(anySource(registrationSource), { f }, now),
    ...(exceptId === null ? [] : [reached]),
  ]);
}

/** Whether `registrations r` wants mail of this kind; what the law and their account demand always comes. */
export const isWanted = (kind: DispatchKind) =>
  kind === 'marketing' ? Prisma.sql`r.marketing` : Prisma.sql`TRUE`;

/** An address that isn't there is not written to again. */
export const isSuppressed = Prisma.sql`EXISTS (
  SELECT FROM outbox_messages b WHERE b.recipient = r.email AND b.state = 'hard_bounced')`;
