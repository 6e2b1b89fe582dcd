import { rowsRule, type Rule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';

/** The last words to who has left: sent or failed by then, and of no more use with the address in them. */
const FAREWELLS = sql`template IN ('account_deleted', 'account_expired')`;
/** They go with their conversation. */
const CONVERSATION = sql`template IN ('sac_received', 'sac_answered')`;
/** Dispatches know by these alone that an address takes no mail: they stay as long as somebody has it. */
const BOUNCED = sql`(state = 'hard_bounced' AND EXISTS (
  SELECT FROM registrations r WHERE r.email = outbox_messages.recipient AND r.anonymised_at IS NULL))`;

/** How long the log of e-mails is kept. */
export const mailRules: readonly Rule[] = [
  rowsRule(
    { name: 'mail', days: ({ mail }) => mail },
    {
      table: sql`outbox_messages`,
      where: (before) =>
        sql`created_at < ${before} AND state <> 'queued' AND NOT ${CONVERSATION} AND NOT ${BOUNCED}`,
    },
  ),
  rowsRule(
    { name: 'farewells', days: () => 7 },
    { table: sql`outbox_messages`, where: (before) => sql`created_at < ${before} AND ${FAREWELLS}` },
  ),
];
