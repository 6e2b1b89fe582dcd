import { LINES, type LineName, type LineStanding } from '@fio/contracts';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/index.ts';
import { AppError } from '../errors.ts';
import { hashersOf } from '../identity/passwords.ts';
import type { Logger } from '../log.ts';
import { Line, type Caller } from './Line.ts';
import { Places } from './Places.ts';

/** Where visitors wait for what is costly, once a process is at its capacity (docs/decisions/line.md). */
export interface Lines {
  /** Runs `work` for whom the line lets in: IN_LINE with a place for everybody else. */
  readonly through: <Result>(name: LineName, caller: Caller, work: () => Promise<Result>) => Promise<Result>;
  /** Where a place stands; null where this process has to look first. */
  readonly standing: (place: string) => LineStanding | null;
  readonly lookAt: (place: string) => Promise<LineStanding>;
  readonly metrics: readonly Gauge[];
}

export interface OpenLines {
  readonly port: Lines;
  readonly close: () => void;
}

/** Of one process: passwords for a second and less of waiting, and files for a few. */
const capacities = ({
  signInsAtOnce,
  uploadsAtOnce,
  processes,
}: Config): Readonly<Record<LineName, number>> => ({
  passwords: signInsAtOnce ?? 32 * hashersOf(processes),
  files: uploadsAtOnce ?? 16,
});

interface Dependencies {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: Clock;
}

export function openLines(config: Config, { pool, log, clock }: Dependencies): OpenLines {
  const places = new Places(config.secrets.hashKeys, clock);
  const capacityOf = capacities(config);
  const lines = Object.fromEntries(
    LINES.map((name) => [name, new Line({ name, capacity: capacityOf[name], pool, places, log })]),
  ) as Record<LineName, Line>;
  const gauge = (name: string, help: string, value: (line: Line) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['line'],
      registers: [],
      collect() {
        for (const line of LINES) this.set({ line }, value(lines[line]));
      },
    });
  return {
    port: {
      through: async (name, caller, work) => {
        const entry = await lines[name].enter(caller);
        try {
          return await work();
        } catch (error) {
          await entry.giveBack().catch((err: unknown) => log.warn({ err }, 'a place is not given back'));
          throw error;
        } finally {
          entry.leave();
        }
      },
      standing: (signed) => {
        const place = places.read(signed);
        return place && lines[place.line].standing(place.number);
      },
      lookAt: async (signed) => {
        const place = places.read(signed);
        if (place === null) throw new AppError('NOT_FOUND');
        return lines[place.line].lookAt(place.number);
      },
      metrics: [
        gauge('line_waiting', 'People who wait in a line, of all processes.', (line) => line.waiting),
        gauge('line_inside', 'Costly requests that this process works on.', (line) => line.inside),
      ],
    },
    close: () => LINES.forEach((name) => lines[name].stop()),
  };
}
