import type { commands, ResponseOf } from '@fio/contracts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { Rule } from '../../engine/retention-rule.ts';
import type { CommandRegistry } from './registry.ts';
import { runOf } from './run-record.ts';

/** Every command with its latest run, and the periods that two of them see to. */
export async function availableCommands(
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
  { every, rules: { cleanUp, retention } }: CommandRegistry,
): Promise<ResponseOf<typeof commands.available>> {
  const latest = await Promise.all(
    every.map(({ name }) =>
      db.commandRun.findFirst({ where: { command: name }, orderBy: { createdAt: 'desc' } }),
    ),
  );
  const periods = (rules: readonly Rule[], command: 'clean-up' | 'retention') =>
    rules.map(({ name, days }) => ({ rule: name, days: days(config.retention), command }));
  return {
    items: every.map(({ name, schedule = null, isReadOnly = false }, index) => {
      const run = latest[index];
      return { command: name, schedule, isReadOnly, latest: run ? runOf(run) : null };
    }),
    periods: [...periods(cleanUp, 'clean-up'), ...periods(retention, 'retention')],
  };
}
