import { sql } from '../../core/database/sql.ts';
import { emptied, kept, WHY } from '../../core/people/fate.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { BulkItem } from '../../generated/prisma/client.ts';

/**
 * What staff did to many at once names each record as its list does: a suggestion by its text, a name of the ranking by itself.
 * Before the tables of those, which lose whose they were.
 */
export const bulkTables = [
  keptRows<BulkItem>('bulk_items', {
    whose: ({ id }) => sql`record_id IN (
      SELECT s.id FROM suggestions s WHERE s.author_id = ${id}::uuid
      UNION ALL SELECT n.id FROM ranking_names n WHERE n.registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'what staff did; the suggestion or the name tells what it came to' },
    columns: {
      ...emptied('', 'name'),
      ...kept(WHY.key, 'runId', 'place', 'recordId', 'version', 'state', 'code'),
    },
  }),
];
