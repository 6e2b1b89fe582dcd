import { todayInSaoPaulo } from '@fio/domain';
import { rowsRule, type Rule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';

/** How long it is known what was done from which address, and by whom. */
export const addressRules: readonly Rule[] = [
  rowsRule(
    { name: 'ipPeople', days: ({ access }) => access },
    { table: sql`ip_people`, where: (before) => sql`last_at < ${before}` },
  ),
  rowsRule(
    { name: 'ipDays', days: ({ access }) => access },
    { table: sql`ip_days`, where: (before) => sql`day < ${todayInSaoPaulo(before)}::date` },
  ),
  // A block that holds stays, however long ago anybody came from there.
  rowsRule(
    { name: 'ips', days: ({ access }) => access },
    {
      table: sql`ip_addresses`,
      where: (before) => sql`last_seen_at < ${before} AND (blocked_at IS NULL OR blocked_until < ${before})`,
    },
  ),
];
