import { COMMANDS, RETENTION_RULES, type CommandName } from '@fio/contracts';
import type { Command, Rules } from '../../engine/command.ts';
import type { Rule } from '../../engine/retention-rule.ts';
import type { Product } from '../../engine/Area.ts';

/** All that may be run, with the rules that some of it follows. */
export interface CommandRegistry {
  /** In the order of the page. */
  readonly every: readonly Command[];
  readonly named: (name: CommandName) => Command;
  readonly rules: Rules;
}

/** In the order of the contract, which is the page's and that of the work. */
const inOrder = (rules: readonly Rule[]) =>
  RETENTION_RULES.flatMap((name) => rules.filter((rule) => rule.name === name));

/** From what the areas declare. Throws where a name of the contract has no command, or no rule. */
export function commandsOf(product: Rules & Pick<Product, 'commands'>): CommandRegistry {
  const named = (name: CommandName) => {
    const found = product.commands.find((one) => one.name === name);
    if (found === undefined) throw new TypeError(`No area declares the command ${name}.`);
    return found;
  };
  const { personTables } = product;
  const rules = {
    cleanUp: inOrder(product.cleanUp),
    retention: inOrder(product.retention),
    personTables,
  };
  const known = [...rules.cleanUp, ...rules.retention].map(({ name }) => name);
  const missing = RETENTION_RULES.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new TypeError(`No area declares the rules ${missing.join(', ')}.`);
  return { every: COMMANDS.map(named), named, rules };
}
