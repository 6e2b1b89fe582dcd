import type { ADMIN_TYPES, actionDetail, actionRow, Language } from '@fio/contracts';
import type * as z from 'zod/mini';
import { differences } from '../../core/audit/differences.ts';
import type { Action } from '../../generated/prisma/client.ts';

export function actionRowOf(found: Action): z.input<typeof actionRow> {
  const { id, at, actorId, actorName, ip, resource, recordId, action, summary } = found;
  return {
    ...{ actorId, actorName, ip, resource, recordId, action, summary },
    id: id.toString(),
    at: at.toISOString(),
    actorType: found.actorType as (typeof ADMIN_TYPES)[number] | null,
  };
}

export function actionDetailOf(found: Action, language: Language): z.input<typeof actionDetail> {
  const { userAgent, requestId, reason, previousHash, hash, before, after } = found;
  return {
    ...actionRowOf(found),
    ...{ userAgent, requestId, reason, previousHash, hash },
    differences: differences(before, after, language),
  };
}
