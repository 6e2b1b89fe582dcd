import { load, perSecond, total } from '../lib/load.ts';
import { onOwnCores } from '../lib/cores.ts';
import type { Server } from '../lib/processes.ts';

export interface Comparison {
  /** Requests per second in the best round of each. */
  readonly ours: number;
  readonly bare: number;
  /** Microseconds of the server's processor time per request in the best round of each. */
  readonly oursCost: number;
  readonly bareCost: number;
  /** How much of the bare server's requests per second is left. */
  readonly ratio: number;
}

export interface ComparisonRun {
  readonly connections: number;
  readonly rounds: number;
  /** Milliseconds each server is asked in each round. */
  readonly duration: number;
  readonly next: () => Buffer;
}

type Side = 'ours' | 'bare';
interface Round {
  readonly speed: number;
  readonly cost: number;
}

async function ask(server: Server, { connections, duration, next }: ComparisonRun): Promise<Round> {
  const before = server.processorTime();
  const result = await load({ port: server.port, connections, duration, next: () => ({ bytes: next() }) });
  const answers = total(result);
  if (result.statuses.get(200) !== answers || result.lost > 0)
    throw new Error(
      `Not every answer was a 200: ${JSON.stringify([...result.statuses])}, ${result.lost} lost.`,
    );
  return { speed: perSecond(result), cost: ((server.processorTime() - before) * 1000) / answers };
}

/**
 * Asks both servers the same in turn, in many short rounds. The best round of each counts: what else the machine does
 * only ever takes away, and which round it hits is chance.
 */
export async function compare(ours: Server, bare: Server, run: ComparisonRun): Promise<Comparison> {
  const rounds: Record<Side, Round>[] = [];
  await onOwnCores([ours, bare], async () => {
    for (let round = 0; round < run.rounds; round += 1)
      rounds.push({ ours: await ask(ours, run), bare: await ask(bare, run) });
  });
  const fastest = (side: Side) => Math.max(...rounds.map((round) => round[side].speed));
  const cheapest = (side: Side) => Math.min(...rounds.map((round) => round[side].cost));
  return {
    ours: fastest('ours'),
    bare: fastest('bare'),
    oursCost: cheapest('ours'),
    bareCost: cheapest('bare'),
    ratio: fastest('ours') / fastest('bare'),
  };
}
