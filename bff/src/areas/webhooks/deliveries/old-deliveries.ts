import { WEBHOOK_DAYS } from '@fio/contracts';
import { sql } from '../../../core/database/sql.ts';
import { rowsRule } from '../../../engine/retention-rule.ts';

/** Events go with their deliveries and every try, be it that some still wait for an endpoint that was paused. */
export const oldDeliveries = rowsRule(
  { name: 'webhooks', days: () => WEBHOOK_DAYS },
  { table: sql`webhook_events`, where: (before) => sql`occurred_at < ${before}` },
);
