import { LARGE_TOTAL } from '@fio/contracts';
import type { PrismaClient } from '../database/prisma.ts';
import { largeEstimate, type LargeListing } from './large-statements.ts';

/** As much of EXPLAIN's answer as is looked at. */
interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

/** About how many records the list has, where there are more than are counted. */
export async function estimated(db: PrismaClient, listing: LargeListing): Promise<number> {
  const [row] = await db.$queryRaw<Explained[]>(largeEstimate(listing));
  return Math.max(LARGE_TOTAL + 1, row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}
