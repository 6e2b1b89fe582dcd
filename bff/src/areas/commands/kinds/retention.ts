import type { Services } from '../../../composition.ts';
import type { Rule } from '../../retention/rule.ts';
import { cleanUpRules, retentionRules } from '../../retention/rules.ts';
import type { Command, Run } from '../command.ts';

const DAY = 86_400_000;

/** One rule after the other, a line for each; one that fails doesn't keep the others from their work. */
async function follow(rules: readonly Rule[], services: Services, run: Run): Promise<boolean> {
  let isWell = true;
  for (const [index, rule] of rules.entries()) {
    const days = rule.days(services.config.retention);
    const before = new Date(services.clock.now().getTime() - days * DAY);
    try {
      const count = await (run.isDry ? rule.count : rule.remove)(services, before);
      run.tell(run.isDry ? 'removable' : 'removed', { rule: rule.name, days, count });
    } catch (error) {
      services.log.error({ err: error, rule: rule.name }, 'retention failed');
      run.tell('ruleFailed', { rule: rule.name });
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
  work: (services, run) => follow(cleanUpRules, services, run),
};

/** Removes old logs and personal data by the configured periods. */
export const retention: Command = {
  name: 'retention',
  schedule: 'night',
  work: (services, run) => follow(retentionRules, services, run),
};
