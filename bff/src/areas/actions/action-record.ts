import type { ADMIN_TYPES, actionDetail, actionRow, Language } from '@fio/contracts';
import { chainHash, GENESIS_HASH, type JsonValue } from '@fio/domain';
import type * as z from 'zod/mini';
import { chainedRow } from '../../core/audit/chained-row.ts';
import { differences } from '../../core/audit/differences.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { registrationAudit } from '../../core/people/read-columns.ts';
import { staffAudit } from '../../core/people/read-staff-columns.ts';
import type { Action } from '../../generated/prisma/client.ts';
import { withFiles } from './named-files.ts';

type JsonObject = { readonly [key: string]: JsonValue };
type Reading = Pick<PrismaClient, 'action' | 'picture' | 'mediaFile'>;
interface Reader {
  readonly language: Language;
  readonly isWhole: boolean;
}

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

/** The differences of two snapshots, their fields named where the record's own area says how. */
async function namedDifferences(
  db: Reading,
  resource: string,
  [before, after]: readonly [JsonValue, JsonValue],
  reader: Reader,
): Promise<z.input<typeof actionDetail>['differences']> {
  const words = PEOPLE.get(resource)?.words(reader.language);
  const told = await withFiles(db, differences(before, after, reader), reader.language);
  return told.map((difference) => {
    const word = words?.get(difference.field);
    return word === undefined ? difference : { ...difference, word };
  });
}

export async function actionDetailOf(
  db: Reading,
  found: Action,
  reader: Reader,
): Promise<z.input<typeof actionDetail>> {
  const { userAgent, requestId, reason, previousHash, hash, before, after } = found;
  return {
    ...actionRowOf(found),
    userAgent,
    requestId,
    reason,
    previousHash,
    hash,
    follows: await follows(db, found),
    differences: await namedDifferences(db, found.resource, [before, after], reader),
  };
}

/** More than any record has; of one that had, the actions before these are left out. */
const MOST_STEPS = 1000;
const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What an action tells of; nothing where it tells of no fields. */
const toldBy = (after: JsonValue): JsonObject => (isObject(after) ? after : {});

/**
 * How a record stood after one of its actions and after a later one, compared. An action tells of the fields it is about, so
 * each field stands as the last action before told of it.
 */
export async function differencesSince(
  db: Reading,
  { id, earlier }: { id: bigint; earlier: bigint },
  reader: Reader,
): Promise<z.input<typeof actionDetail>['differences']> {
  const last = await db.action.findUnique({ where: { id } });
  if (last === null || last.recordId === null) throw new AppError('NOT_FOUND');
  const { resource, recordId } = last;
  const steps = await db.action.findMany({
    where: { resource, recordId, id: { lte: id } },
    orderBy: { id: 'desc' },
    take: MOST_STEPS,
    select: { id: true, after: true },
  });
  if (!steps.some((step) => step.id === earlier)) throw new AppError('NOT_FOUND');
  const stood = (until: bigint) =>
    steps
      .filter((step) => step.id <= until)
      .reduceRight<JsonObject>((so, { after }) => ({ ...so, ...toldBy(after) }), {});
  return namedDifferences(db, resource, [stood(earlier), stood(id)], reader);
}
