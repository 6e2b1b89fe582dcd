import { sql } from '../../core/database/sql.ts';
import { rowsRule, type Rule } from '../../engine/retention-rule.ts';

const rule = { name: 'notifications', days: () => 90 } as const;
const isOld = (before: Date) => sql`created_at < ${before} AND state IN ('sent', 'cancelled')`;

const events = rowsRule(rule, { table: sql`notification_events`, where: isOld });
/** By the key of some events at a time, so that the last look, which finds none, is no scan of them all. */
const told = rowsRule(rule, {
  table: sql`notifications`,
  where: (before) => sql`event_id = ANY (ARRAY (
    SELECT e.id FROM notification_events e
    WHERE ${isOld(before)} AND EXISTS (SELECT FROM notifications n WHERE n.event_id = e.id) LIMIT 100))`,
});

/** Who was told of what, once nobody asks any more: first whom, some at a time, for one event may have been told to millions. */
export const oldEvents: Rule = {
  ...events,
  remove: async (...asked) => {
    await told.remove(...asked);
    return events.remove(...asked);
  },
};
