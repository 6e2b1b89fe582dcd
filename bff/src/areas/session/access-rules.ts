import { DEVICE_DAYS } from '../../core/identity/known-devices.ts';
import { rowsRule, type Rule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';

/** What ways in leave behind, of no more use soon after. */
export const accessCleanUp: readonly Rule[] = [
  // Used links stay a while, for the questions people ask about them.
  rowsRule(
    { name: 'links', days: () => 7 },
    { table: sql`link_tokens`, where: (before) => sql`expires_at < ${before}` },
  ),
  rowsRule(
    { name: 'idempotency', days: () => 1 },
    { table: sql`idempotency_keys`, where: (before) => sql`created_at < ${before}` },
  ),
  rowsRule(
    { name: 'limits', days: () => 0 },
    { table: sql`rate_limits`, where: (now) => sql`expire < ${now.getTime()}` },
  ),
  rowsRule(
    { name: 'knownDevices', days: () => DEVICE_DAYS },
    { table: sql`known_devices`, where: (before) => sql`seen_at < ${before}` },
  ),
];

/** How long it is known who was signed in. */
export const accessRules: readonly Rule[] = [
  rowsRule(
    { name: 'access', days: ({ access }) => access },
    { table: sql`sessions`, where: (before) => sql`expires_at < ${before}` },
  ),
];
