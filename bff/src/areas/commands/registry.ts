import type { CommandName } from '@fio/contracts';
import type { Command } from './command.ts';
import { cleanUp, retention } from './kinds/retention.ts';
import { prescribeDue } from './kinds/prescribe-winners.ts';
import { rebuildIndexes } from './kinds/rebuild-indexes.ts';
import { reconcile } from './kinds/reconcile-blocks.ts';
import { refreshStatistics } from './kinds/refresh-statistics.ts';
import { resendMail } from './kinds/resend-mail.ts';
import { rotateKeys } from './kinds/rotate-keys.ts';
import { checkAudit } from './kinds/verify-audit.ts';

/** All that may be run, in the order of the page: a name of the contract without its command is a type error. */
const registry: Readonly<Record<CommandName, Command>> = {
  'clean-up': cleanUp,
  retention,
  'reconcile-blocks': reconcile,
  'prescribe-winners': prescribeDue,
  'resend-mail': resendMail,
  'verify-audit': checkAudit,
  'refresh-statistics': refreshStatistics,
  'rebuild-indexes': rebuildIndexes,
  'rotate-keys': rotateKeys,
};

export const commandNamed = (name: CommandName): Command => registry[name];
export const everyCommand: readonly Command[] = Object.values(registry);
