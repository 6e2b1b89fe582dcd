import type { commands } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { midnight } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** A wish is no state of its own: what was asked to end is still under way. */
const isCancelling = Prisma.sql`(r.state = 'running' AND r.cancel_asked_at IS NOT NULL)`;

/** Where the list of runs comes from. */
export const commandSource: SourceOf<typeof commands> = {
  from: Prisma.sql`command_runs r`,
  id: Prisma.sql`r.id`,
  search: Prisma.sql`fold_text(concat_ws(' ', r.command, r.target, r.actor_name))`,
  filters: {
    command: (command) => Prisma.sql`r.command = ${command}`,
    state: (state) =>
      state === 'cancelling' ? isCancelling : Prisma.sql`(r.state = ${state} AND NOT ${isCancelling})`,
    trigger: (trigger) => Prisma.sql`r.trigger = ${trigger}`,
    target: (target) => Prisma.sql`r.target = ${target}`,
    from: (day) => Prisma.sql`r.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`r.created_at < ${midnight(day, 1)}`,
  },
  sorts: {
    createdAt: Prisma.sql`r.created_at`,
    duration: Prisma.sql`r.finished_at - r.started_at`,
  },
  defaultSort: '-createdAt',
};
