import { sql } from '../../core/database/sql.ts';
import { emptied, kept, WHY } from '../../core/people/fate.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { BulkItem } from '../../generated/prisma/client.ts';

/** What staff did to many at once has the ids of its records alone. Before the tables of those, which lose whose they were. */
export const bulkTables = [
  keptRows<BulkItem>('bulk_items', {
    whose: ({ id }) => sql`record_id IN (
      SELECT ${id}::text
      UNION ALL SELECT s.id::text FROM suggestions s WHERE s.author_id = ${id}::uuid
      UNION ALL SELECT n.id::text FROM ranking_names n WHERE n.registration_id = ${id}::uuid
      UNION ALL SELECT i.id::text FROM invoices i WHERE i.registration_id = ${id}::uuid
      UNION ALL SELECT p.id::text FROM prizes p WHERE p.registration_id = ${id}::uuid
      UNION ALL SELECT w.id::text FROM winners w WHERE w.registration_id = ${id}::uuid
      UNION ALL SELECT k.draw_id || '.' || k.counter FROM tickets k WHERE k.registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'what staff did; each record tells what it came to' },
    columns: {
      // Written by the release before alone.
      ...emptied('', 'name'),
      ...kept(WHY.key, 'runId', 'place', 'recordId', 'version', 'state', 'code'),
    },
  }),
];
