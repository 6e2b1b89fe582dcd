import { defineArea } from '../../engine/Area.ts';
import { addressRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { dropDrafts, leftDrafts } from './drafts.ts';
import { forgetIdle, idleAccounts } from './idle-accounts.ts';
import { cleanUp, retentionCommand } from './retention.commands.ts';

/** Ends what is kept for a time: each area says what and for how long. */
export const retentionArea = defineArea({
  name: 'retention',
  commands: [cleanUp, retentionCommand],
  cleanUp: [{ name: 'drafts', days: () => 1, count: leftDrafts, remove: dropDrafts }],
  retention: [
    addressRule({ name: 'addresses', days: ({ access }) => access }, [
      sql`suggestions`,
      sql`invoices`,
      sql`sac_requests`,
      sql`invitations`,
    ]),
    { name: 'accounts', days: ({ accounts }) => accounts, count: idleAccounts, remove: forgetIdle },
  ],
});
