import { rowsRule, type Rule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';

/** How long the figures of loads are kept. */
export const loadRules: readonly Rule[] = [
  rowsRule(
    { name: 'remoteLoads', days: () => 30 },
    { table: sql`remote_loads`, where: (before) => sql`minute < ${before}` },
  ),
  // As far back as a promotion looks, and a day.
  rowsRule(
    { name: 'buildVisitors', days: () => 8 },
    { table: sql`build_visitors`, where: (before) => sql`hour < ${before}` },
  ),
  // They say of nobody who it was, but of a canary that has long ended they say nothing at all.
  rowsRule(
    { name: 'canaryVisitors', days: () => 1 },
    {
      table: sql`canary_visitors`,
      where: (before) => sql`since < ${before} AND NOT EXISTS (
        SELECT FROM remote_releases r WHERE r.environment = canary_visitors.environment
          AND r.remote = canary_visitors.remote AND r.updated_at = canary_visitors.since)`,
    },
  ),
];
