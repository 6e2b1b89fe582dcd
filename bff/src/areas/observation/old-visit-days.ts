import { sql } from '../../core/database/sql.ts';
import { rowsRule } from '../../engine/retention-rule.ts';

/** A promotion and the two after it, to compare them; of nobody, but a row for each source and day. */
const DAYS = 1_096;

export const oldVisitDays = rowsRule(
  { name: 'visitDays', days: () => DAYS },
  {
    table: sql`visit_days`,
    where: (before) => sql`day < (${before}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date`,
  },
);
