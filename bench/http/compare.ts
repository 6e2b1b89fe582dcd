import { load, perSecond, total } from '../lib/load.ts';
import type { Server } from '../lib/processes.ts';

export interface Comparison {
  /** Medians of the rounds, in requests per second. */
  readonly ours: number;
  readonly bare: number;
  /** Medians of the rounds, in microseconds of the server's processor time. */
  readonly oursCost: number;
  readonly bareCost: number;
  /** How much of the bare server's requests per second is left: the median of the rounds. */
  readonly ratio: number;
}

export interface ComparisonRun {
  readonly connections: number;
  readonly rounds: number;
  /** Milliseconds each server is asked in each round. */
  readonly duration: number;
  readonly next: () => Buffer;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function ask(server: Server, { connections, duration, next }: ComparisonRun) {
  const before = server.processorTime();
  const result = await load({ port: server.port, connections, duration, next: () => ({ bytes: next() }) });
  const answers = total(result);
  if (result.statuses.get(200) !== answers || result.lost > 0)
    throw new Error(
      `Not every answer was a 200: ${JSON.stringify([...result.statuses])}, ${result.lost} lost.`,
    );
  return { speed: perSecond(result), cost: ((server.processorTime() - before) * 1000) / answers };
}

/** Asks both servers the same in turn, so that whatever else the machine does troubles both alike. */
export async function compare(ours: Server, bare: Server, run: ComparisonRun): Promise<Comparison> {
  for (const server of [ours, bare]) await ask(server, { ...run, duration: 1_000 });
  const rounds = [];
  for (let round = 0; round < run.rounds; round += 1)
    rounds.push({ ours: await ask(ours, run), bare: await ask(bare, run) });
  return {
    ours: middle(rounds.map((round) => round.ours.speed)),
    bare: middle(rounds.map((round) => round.bare.speed)),
    oursCost: middle(rounds.map((round) => round.ours.cost)),
    bareCost: middle(rounds.map((round) => round.bare.cost)),
    ratio: middle(rounds.map((round) => round.ours.speed / round.bare.speed)),
  };
}
