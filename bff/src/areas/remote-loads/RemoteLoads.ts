import { readFileSync } from 'node:fs';
import type { RemoteLoad } from '@fio/contracts';
import type { Pool } from 'pg';
import { Counter, Histogram } from 'prom-client';
import type { Logger } from '../../core/log.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { BuildVisitors } from './BuildVisitors.ts';
import type { CanaryGuard } from './CanaryGuard.ts';
import { isOwnFault } from './own-faults.ts';
import { type BuildName, buildKey, credible, sidesOf } from './sides.ts';
import { BIN_ENDS, binned } from './time-bins.ts';
import type { Visit, Visitor } from './Visit.ts';

const RECORD = readFileSync(new URL('./record-loads.sql', import.meta.url), 'utf8');
const FLUSH_MS = 2_000;
/** Beyond so many reports a flood that can't be written is forgotten. */
const MOST = 20_000;

interface Dependencies {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: { now(): Date };
  readonly environment: string;
  readonly db: PrismaClient;
  readonly visitors: BuildVisitors;
  readonly guard: CanaryGuard;
}

/** Builds that were published, by `buildKey`. */
type Known = ReadonlyMap<string, BuildName>;
type Group = Omit<RemoteLoad, 'ms'> & { readonly times: number[] };

/**
 * What pages tell of the remotes they loaded: counted in memory and written every two seconds, so that no page waits and a
 * crowd doesn't queue up for one row. What a crash loses is two seconds of figures.
 */
export class RemoteLoads {
  readonly duration = new Histogram({
    name: 'remote_load_duration_seconds',
    help: 'Time from asking for a remote to its routes being there, as browsers report it.',
    labelNames: ['remote', 'build'],
    buckets: BIN_ENDS.map((ms) => ms / 1000),
    registers: [],
  });
  readonly outcomes = new Counter({
    name: 'remote_loads_total',
    help: 'Loads and drawings of remotes as browsers report them; outcome is ok or the class of the failure.',
    labelNames: ['remote', 'build', 'phase', 'outcome'],
    registers: [],
  });
  readonly #dependencies: Dependencies;
  #groups = new Map<string, Group>();
  #visits = new Map<string, Visit>();
  #noted = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The visitor's name is forgotten once it was counted. */
  note(loads: readonly RemoteLoad[], visitor: Visitor): void {
    for (const load of loads) {
      if (this.#noted >= MOST) return;
      this.#noted += 1;
      this.#add(load);
      this.#visit(load, visitor);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted so far; also at the end. What can't be written is lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#noted === 0) return;
    const [groups, visits] = [[...this.#groups.values()], [...this.#visits.values()]];
    this.#groups = new Map();
    this.#visits = new Map();
    this.#noted = 0;
    try {
      const known = await this.#write(groups);
      this.#measure(groups, known);
      await this.#count(visits, known);
    } catch (err) {
      this.#dependencies.log.warn({ err }, 'what pages told of remotes could not be written');
    }
  }

  #add({ ms, ...load }: RemoteLoad): void {
    const key = `${buildKey(load)}/${load.phase}/${load.outcome}`;
    const group = this.#groups.get(key) ?? { ...load, times: [] };
    group.times.push(ms);
    this.#groups.set(key, group);
  }

  #visit(load: RemoteLoad, visitor: Visitor): void {
    const { remote, build } = load;
    // A connection that broke off says nothing of the build, neither that it works nor that it doesn't.
    if (load.outcome !== 'ok' && !isOwnFault(load)) return;
    const key = `${buildKey(load)} ${visitor.name}`;
    const hasFailed = isOwnFault(load) || this.#visits.get(key)?.hasFailed === true;
    this.#visits.set(key, { remote, build, visitor, hasFailed });
  }

  /** The builds there are, of those told of. */
  async #write(groups: readonly Group[]): Promise<Known> {
    const { pool, clock, environment } = this.#dependencies;
    const values = [
      environment,
      clock.now(),
      groups.map(({ remote }) => remote),
      groups.map(({ build }) => build),
      groups.map(({ phase }) => phase),
      groups.map(({ outcome }) => outcome),
      groups.map(({ times }) => `{${binned(times).join(',')}}`),
    ];
    const { rows } = await pool.query<BuildName>({
      name: 'remote-loads',
      text: RECORD,
      values,
    });
    return new Map(rows.map((row) => [buildKey(row), row]));
  }

  async #count(visits: readonly Visit[], known: Known): Promise<void> {
    const { db, visitors, guard } = this.#dependencies;
    const heard = credible(visits, await sidesOf(db, [...known.values()]));
    await visitors.record(heard);
    await guard.watch(heard);
  }

  #measure(groups: readonly Group[], known: Known): void {
    for (const { remote, build, phase, outcome, times } of groups) {
      if (!known.has(buildKey({ remote, build }))) continue;
      this.outcomes.inc({ remote, build, phase, outcome }, times.length);
      if (outcome === 'ok') for (const ms of times) this.duration.observe({ remote, build }, ms / 1000);
    }
  }
}
