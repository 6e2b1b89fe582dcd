import type { BulkProblem } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { BulkServices } from './bulk-services.ts';
import type { BulkRun } from '../../generated/prisma/client.ts';
import { listNamed, mayCall, readSearch } from '../list-views/index.ts';
import { FORGOTTEN, UNDER_WAY } from './bulk-record.ts';
import { gather, type Item, itemOf } from './gather.ts';
import { runContext, starterOf } from './run-context.ts';
import { runItem } from './run-item.ts';
import { judged } from './judged.ts';
import { tickedItems } from './ticked-items.ts';
import { actionOf } from './action-of.ts';

/** Records between two looks at what the starter may do. */
const AT_ONCE = 50;

const end = (
  { db, clock }: Infrastructure,
  id: string,
  state: 'done' | 'failed',
  problem: BulkProblem | null,
) =>
  db.bulkRun.updateMany({
    where: { id, state: { in: UNDER_WAY } },
    data: { ...FORGOTTEN, state, problem, finishedAt: clock.now() },
  });

/** The action's route and the list's, as long as the starter may use both; a decision is about no list. */
async function rightsOf(services: Infrastructure, { routes }: BulkServices, run: BulkRun) {
  const [admin, list] = [await starterOf(services, run), listNamed(run.list)];
  const endpoint = list && actionOf(list, run.action);
  const route = routes.find((one) => one.endpoint === endpoint);
  const listing = routes.find((one) => one.endpoint === list);
  if (!admin || !list || !endpoint || !route || !listing) return null;
  const mayList = run.decides !== null || mayCall(admin, list);
  return mayList && mayCall(admin, endpoint) ? { admin, list, listing, route } : null;
}
type Rights = NonNullable<Awaited<ReturnType<typeof rightsOf>>>;

/** Writes down which records it will be; a word when that can't be. Done once, however often it is asked for. */
async function prepare(
  services: Infrastructure,
  run: BulkRun,
  { admin, list, listing, route }: Rights,
): Promise<BulkProblem | null> {
  const queued = { id: run.id, state: 'queued' };
  if (run.decides !== null || run.state !== 'queued') {
    await services.db.bulkRun.updateMany({ where: queued, data: { state: 'running' } });
    return null;
  }
  const reading = runContext(services, run, admin, () => Promise.resolve());
  let items: Item[];
  if (run.search === null) items = await tickedItems(services, { run, listing, list, route }, reading);
  else {
    const { search, expected } = run;
    const rows = await gather(listing, readSearch(list, search), { expected }, reading);
    if (typeof rows === 'string') return rows;
    // The preview has said which are left out.
    items = rows.map((row, place) => judged(route.endpoint, row, itemOf(row, place)));
  }
  const refused = items.filter(({ state }) => state === 'refused').length;
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.bulkRun.updateMany({
      where: queued,
      data: { state: 'running', search: null, total: items.length, refused },
    });
    if (count === 0) return;
    await tx.bulkItem.deleteMany({ where: { runId: run.id } });
    await tx.bulkItem.createMany({ data: items.map((item) => ({ ...item, runId: run.id })) });
  });
  return null;
}

/** Runs some records; whether there may be more. */
async function workSome(services: Infrastructure, product: BulkServices, run: BulkRun): Promise<boolean> {
  const rights = await rightsOf(services, product, run);
  const problem = rights ? await prepare(services, run, rights) : 'forbidden';
  if (rights === null || problem !== null) {
    await end(services, run.id, 'failed', problem);
    return false;
  }
  const items = await services.db.bulkItem.findMany({
    where: { runId: run.id, state: 'waiting', run: { state: 'running' } },
    orderBy: { place: 'asc' },
    take: AT_ONCE,
  });
  for (const item of items) if (!(await runItem(services, { run, item, ...rights }))) return false;
  if (items.length === 0) await end(services, run.id, 'done', null);
  return items.length > 0;
}

/** Works a run off whose time has come, record by record. May be run twice, even at once: no record is done again. */
export async function workRun(services: Infrastructure, product: BulkServices, runId: string): Promise<void> {
  for (;;) {
    const run = await services.db.bulkRun.findFirst({ where: { id: runId, state: { in: UNDER_WAY } } });
    if (run === null || !(await workSome(services, product, run))) return;
  }
}

/** Nobody takes it up again, and one that stayed under way would keep its list from another. */
export async function failRun(services: Infrastructure, runId: string): Promise<void> {
  await end(services, runId, 'failed', 'internal');
}
