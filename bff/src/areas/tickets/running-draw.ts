import { readFileSync } from 'node:fs';
import { type EarningRule, todayInSaoPaulo } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { earningRuleOf } from './earning/earning-rule-of.ts';

export interface RunningDraw {
  readonly id: string;
  readonly title: string;
  /** How receipts earn its numbers. */
  readonly earning: EarningRule;
  /** Seen without a lock: others may be taking the last ones. */
  readonly hasNumbers: boolean;
}

interface Row {
  readonly day: string;
  readonly id: string;
  readonly title: string;
  readonly earning: unknown;
  readonly hasNumbers: boolean;
}

const RUNNING = readFileSync(new URL('./running-draws.sql', import.meta.url), 'utf8');

/** The draw that participations of each of these moments count for: of those that run, the one of the earliest lottery. */
export async function runningDraws(run: Ask, moments: readonly Date[]): Promise<(RunningDraw | null)[]> {
  const days = moments.map((at) => todayInSaoPaulo(at));
  const rows = await run<Row>('running-draws', RUNNING, [[...new Set(days)]]);
  const draws = new Map(
    rows.map(({ day, id, title, hasNumbers, ...draw }) => [
      day,
      { id, title, hasNumbers, earning: earningRuleOf(draw) },
    ]),
  );
  return days.map((day) => draws.get(day) ?? null);
}

/** The same of one moment. */
export async function runningDraw(tx: Transaction, at: Date): Promise<RunningDraw | null> {
  const [draw = null] = await runningDraws(runIn(tx), [at]);
  return draw;
}
