import type { ResultOf, statistics } from '@fio/contracts';
import { RISKS } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { midnight } from '../../core/crud/source.ts';
import type { Period } from './period.ts';

type Risks = ResultOf<typeof statistics.overview>['risks'];

/** What each rule of risk met in the period and what became of it, in the order of the rules: few rows, counted as they are now. */
export async function risks(tx: Transaction, { from, to }: Period): Promise<Risks> {
  const rows = await tx.$queryRaw<Risks>`
    SELECT r.name, count(*)::integer AS receipts,
      count(*) FILTER (WHERE i.state = 'valid')::integer AS valid,
      count(*) FILTER (WHERE i.state = 'invalid')::integer AS invalid
    FROM invoice_risks r JOIN invoices i ON i.id = r.invoice_id
    WHERE r.at >= ${midnight(from, 0)} AND r.at < ${midnight(to, 1)}
    GROUP BY r.name`;
  return RISKS.flatMap((name) => rows.filter((row) => row.name === name));
}
