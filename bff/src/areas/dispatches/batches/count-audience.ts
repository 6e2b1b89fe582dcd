import type { BodyOf, dispatchList } from '@fio/contracts';
import { holds } from '../../../core/identity/holds.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { AppError } from '../../../core/errors.ts';
import { audienceWhere, isSuppressed, isWanted } from './audience.ts';

type Asked = BodyOf<typeof dispatchList.count>;

/** Who has no invoice is a list to write to: for who holds the permission of its own. */
export function assertMayWriteTo(context: RequestContext, { invoices }: Asked['audience']): void {
  if (invoices === 'no' && !holds(context, 'registrations:invoiceless')) throw new AppError('FORBIDDEN');
}

/** How many people a dispatch would reach now, and why not the others. */
export async function countAudience(context: RequestContext, asked: Asked) {
  assertMayWriteTo(context, asked.audience);
  const now = context.clock.now();
  const wanted = isWanted(asked.kind);
  const [counted] = await context.db.$queryRaw<{ found: bigint; wanted: bigint; suppressed: bigint }[]>(
    Prisma.sql`
      SELECT count(*) AS found, count(*) FILTER (WHERE wanted) AS wanted,
        count(*) FILTER (WHERE wanted AND suppressed) AS suppressed
      FROM (SELECT ${wanted} AS wanted, ${isSuppressed} AS suppressed
        FROM registrations r ${audienceWhere(asked, now)}) AS people`,
  );
  const [found, willing, suppressed] = [counted?.found, counted?.wanted, counted?.suppressed].map(Number);
  const none = { found: 0, withoutConsent: 0, suppressed: 0, readers: 0 };
  if (found === undefined || willing === undefined || suppressed === undefined) return none;
  return { found, withoutConsent: found - willing, suppressed, readers: willing - suppressed };
}
