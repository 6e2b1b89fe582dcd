import { load, percentile, total, type Answered } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { participation } from './request.ts';

/** A way of taking part: a server of ours, or of what one writes first. */
export interface Contender {
  readonly name: string;
  readonly file: URL;
}

/** Hands out people who haven't taken part, each once. */
export function people() {
  let next = 0;
  return (count: number) => {
    const from = next;
    next += count;
    return Array.from({ length: count }, (_, index) => from + index);
  };
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly unavailable: number;
  /** Of the servers, in milliseconds a participation. */
  readonly processor: number;
  readonly accepted: number;
}

export const startTwo = (file: URL, env: Record<string, string>): Promise<Server[]> =>
  Promise.all([startServer(file, env), startServer(file, env)]);

/** Has all of them take part through these servers, so many at once in all; who is told that it is busy asks again. */
export async function takePartAll(
  servers: readonly Server[],
  persons: readonly number[],
  connections: number,
  answered: (person: number, answer: Answered) => void = () => undefined,
): Promise<Measured> {
  const left = [...persons];
  // One that was killed amid it tells nothing any more.
  const isAlive = ({ process }: Server) => process.exitCode === null && process.signalCode === null;
  const used = () => servers.filter(isAlive).reduce((sum, server) => sum + server.processorTime(), 0);
  const before = used();
  const started = performance.now();
  let accepted = 0;
  const results = await Promise.all(
    servers.map(({ port }) =>
      load({
        port,
        connections: connections / servers.length,
        duration: 3_600_000,
        keepBodies: true,
        next: () => {
          const person = left.pop();
          if (person === undefined) return null;
          const done = (answer: Answered) => {
            answered(person, answer);
            if (answer.status === 503) left.push(person);
            if (answer.status === 201) accepted += 1;
          };
          return { bytes: participation(person), done };
        },
      }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: accepted / seconds,
    p99: Math.max(...results.map((result) => percentile(result, 0.99))),
    unavailable: results.reduce((sum, { statuses }) => sum + (statuses.get(503) ?? 0), 0),
    processor:
      (used() - before) /
      Math.max(
        1,
        results.reduce((sum, result) => sum + total(result), 0),
      ),
    accepted,
  };
}
