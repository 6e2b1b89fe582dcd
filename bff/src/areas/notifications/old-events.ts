import { sql } from '../../core/database/sql.ts';
import { rowsRule } from '../../engine/retention-rule.ts';

/** Who was told of what, once nobody asks any more; with an event go its notifications. */
export const oldEvents = rowsRule(
  { name: 'notifications', days: () => 90 },
  {
    table: sql`notification_events`,
    where: (before) => sql`created_at < ${before} AND state IN ('sent', 'cancelled')`,
  },
);
