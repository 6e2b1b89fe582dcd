import {
  BULK_REFUSALS,
  errorTextsEn,
  errorTextsPt,
  type BulkRunDetail,
  type ErrorCode,
} from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { BulkRun } from '../../generated/prisma/client.ts';
import { listNamed, mayCall, readSearch } from '../list-views/index.ts';
import { actionOf } from './action-of.ts';
import { bulkRunOf } from './bulk-record.ts';
import type { BulkServices } from './bulk-services.ts';
import { gatherNamed, isId, nameOfRow } from './gather.ts';

const texts = { pt: errorTextsPt, en: errorTextsEn };

/**
 * What the list of a run calls these records now, to whom may see it. It isn't kept with the run: read by a worker while somebody
 * is being erased, their name would stay.
 */
async function namesIn(
  context: StaffContext,
  { routes, findables }: BulkServices,
  run: BulkRun,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const list = listNamed(run.list);
  const endpoint = list && actionOf(list, run.action);
  const listing = routes.find((one) => one.endpoint === list);
  if (!list || !endpoint || !listing || !mayCall(context.session.admin, list)) return new Map();
  const titled = findables.find((one) => one.list === list);
  const known = ids.filter((id) => isId(endpoint, id));
  const rows = await gatherNamed(listing, readSearch(list, ''), known, context);
  return new Map([...rows].map(([id, row]) => [id, nameOfRow(row, titled)]));
}

/** A run with the first records that it could not do; what isn't there any more is called by its id. */
export async function runDetailOf(
  context: StaffContext,
  services: BulkServices,
  run: BulkRun,
): Promise<BulkRunDetail> {
  const refused = await context.db.bulkItem.findMany({
    where: { runId: run.id, state: 'refused' },
    orderBy: { place: 'asc' },
    take: BULK_REFUSALS,
  });
  const ids = refused.map(({ recordId }) => recordId);
  const names = ids.length > 0 ? await namesIn(context, services, run, ids) : new Map<string, string>();
  const refusals = refused.map(({ recordId: id, code }) => ({
    id,
    name: names.get(id) ?? id,
    code: code ?? '',
    reason: texts[context.language][code as ErrorCode],
  }));
  return { ...bulkRunOf(run), refusals };
}
