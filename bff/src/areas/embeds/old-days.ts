import { sql } from '../../core/database/sql.ts';
import { rowsRule } from '../../engine/retention-rule.ts';

/** A promotion and the two after it, to compare them; of nobody, but a row for each theory, site and day. */
const DAYS = 1_096;

/** What widgets told by day and site. */
export const oldDays = rowsRule(
  { name: 'embedDays', days: () => DAYS },
  {
    table: sql`embed_days`,
    where: (before) => sql`day < (${before}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date`,
  },
);
