import type { ADMIN_TYPES, actionDetail, actionRow, Language } from '@fio/contracts';
import { chainHash, GENESIS_HASH } from '@fio/domain';
import type * as z from 'zod/mini';
import { chainedRow } from '../../core/audit/chained-row.ts';
import { differences } from '../../core/audit/differences.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { registrationAudit } from '../../core/people/read-columns.ts';
import { staffAudit } from '../../core/people/read-staff-columns.ts';
import type { Action } from '../../generated/prisma/client.ts';

export function actionRowOf(found: Action): z.input<typeof actionRow> {
  const { id, at, actorId, actorName, ip, resource, recordId, action, summary } = found;
  return {
    actorId,
    actorName,
    ip,
    resource,
    recordId,
    action,
    summary,
    id: id.toString(),
    at: at.toISOString(),
    actorType: found.actorType as (typeof ADMIN_TYPES)[number] | null,
  };
}

/** Whether its own code is that of what it says now, and the code before it that of the action before. */
async function follows(db: Pick<PrismaClient, 'action'>, found: Action): Promise<boolean> {
  const before = await db.action.findFirst({
    where: { id: { lt: found.id } },
    orderBy: { id: 'desc' },
    select: { hash: true },
  });
  if (found.previousHash !== (before?.hash ?? GENESIS_HASH)) return false;
  return (await chainHash(found.previousHash, chainedRow(found))) === found.hash;
}

/** The records whose columns say themselves what they are called. */
const PEOPLE = new Map<string, Pick<typeof staffAudit, 'words'>>([
  ['registrations', registrationAudit],
  ['users', staffAudit],
]);

export async function actionDetailOf(
  db: Pick<PrismaClient, 'action'>,
  found: Action,
  reader: { language: Language; isWhole: boolean },
): Promise<z.input<typeof actionDetail>> {
  const words = PEOPLE.get(found.resource)?.words(reader.language);
  const { userAgent, requestId, reason, previousHash, hash, before, after } = found;
  return {
    ...actionRowOf(found),
    userAgent,
    requestId,
    reason,
    previousHash,
    hash,
    follows: await follows(db, found),
    differences: differences(before, after, reader).map((difference) => {
      const word = words?.get(difference.field);
      return word === undefined ? difference : { ...difference, word };
    }),
  };
}
