import type { COMMAND_SCHEDULES, CommandLine, CommandName } from '@fio/contracts';
import type pg from 'pg';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { PersonTables } from './person-table.ts';
import type { Rule } from './retention-rule.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A run as its command sees it. */
export interface Run {
  /** Change nothing: say what would be changed. */
  readonly isDry: boolean;
  readonly target: string | null;
  /** A connection of the run's own, without a limit of time: for statements no transaction may be around. */
  readonly connection: pg.Client;
  /** One line of output. */
  readonly output: (code: CommandLine, values?: Values) => void;
  /**
   * How far it is, in a measure of the command's own, after each step. Throws between two steps when the run was cancelled:
   * what was done stays, so that whoever calls this has committed it.
   */
  readonly progress: (done: number, total: number) => void;
}

/** What every area says is to be removed some day, and what it has of a person. */
export interface Rules extends PersonTables {
  readonly cleanUp: readonly Rule[];
  readonly retention: readonly Rule[];
}

/**
 * A maintenance command. It must bear being begun again after a worker died in the middle of it.
 */
export interface Command {
  readonly name: CommandName;
  /** When it runs by itself; never, unless said. */
  readonly schedule?: (typeof COMMAND_SCHEDULES)[number];
  /** It changes nothing anyway. */
  readonly isReadOnly?: true;
  /** False when it ended and all is not well: its lines say why. A rejection is a failure as well. */
  readonly work: (infrastructure: Infrastructure, run: Run, rules: Rules) => Promise<boolean>;
}
