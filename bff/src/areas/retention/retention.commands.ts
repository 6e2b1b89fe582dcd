import type { Infrastructure } from '../../core/infrastructure.ts';
import type { PersonTables } from '../../engine/person-table.ts';
import type { Rule } from '../../engine/retention-rule.ts';
import type { Command, Run } from '../../engine/command.ts';

const DAY = 86_400_000;

/** One rule after the other, a line for each; one that fails doesn't keep the others from their work. */
async function follow(
  rules: readonly Rule[],
  services: Infrastructure,
  run: Run,
  areas: PersonTables,
): Promise<boolean> {
  let isWell = true;
  for (const [index, rule] of rules.entries()) {
    const days = rule.days(services.config.retention);
    const before = new Date(services.clock.now().getTime() - days * DAY);
    try {
      const count = await (run.isDry ? rule.count : rule.remove)(services, before, areas);
      run.output(run.isDry ? 'removable' : 'removed', { rule: rule.name, days, count });
    } catch (error) {
      services.log.error({ err: error, rule: rule.name }, 'retention failed');
      run.output('ruleFailed', { rule: rule.name });
      isWell = false;
    }
    run.progress(index + 1, rules.length);
  }
  return isWell;
}

/** Removes what has no more use: links, keys, files nobody claimed. */
export const cleanUp: Command = {
  name: 'clean-up',
  schedule: 'quarter',
  work: (services, run, rules) => follow(rules.cleanUp, services, run, rules),
};

/** Removes old logs and personal data by the configured periods. */
export const retentionCommand: Command = {
  name: 'retention',
  schedule: 'night',
  work: (services, run, rules) => follow(rules.retention, services, run, rules),
};
