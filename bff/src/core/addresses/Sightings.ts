import { readFileSync } from 'node:fs';
import { todayInSaoPaulo } from '@fio/domain';
import type { Pool } from 'pg';
import type { Logger } from '../log.ts';

const RECORD = readFileSync(new URL('./record-sightings.sql', import.meta.url), 'utf8');
const FLUSH_MS = 1_000;
/** Beyond so many addresses a flood that can't be written is forgotten. */
const MOST = 50_000;

/** In the order of the statement's parameters. */
export const SIGHTINGS = [
  'registrations',
  'logins',
  'failedLogins',
  'votes',
  'suggestions',
  'invoices',
] as const;
export type Sighting = (typeof SIGHTINGS)[number];

interface Seen {
  readonly counts: Record<Sighting, number>;
  /** Whether they registered, by their ids. */
  readonly people: Map<string, boolean>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: { now(): Date };
}

const nothing = (): Seen => ({
  counts: { registrations: 0, logins: 0, failedLogins: 0, votes: 0, suggestions: 0, invoices: 0 },
  people: new Map(),
});

/**
 * What is done from which address, counted in memory and written once a second: a vote waits for nothing, and a school
 * behind one address doesn't queue up for its row. What a crash loses is a second of figures that nobody is paid by.
 */
export class Sightings {
  readonly #dependencies: Dependencies;
  #seen = new Map<string, Seen>();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `address` as `addressKey` has it; `personId` of a registration, for all but votes. */
  note(address: string, what: Sighting, personId?: string): void {
    let seen = this.#seen.get(address);
    if (!seen) {
      if (this.#seen.size >= MOST) return;
      this.#seen.set(address, (seen = nothing()));
    }
    seen.counts[what] += 1;
    if (personId !== undefined)
      seen.people.set(personId, what === 'registrations' || seen.people.get(personId) === true);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted so far; also at the end. What can't be written now goes with the next one. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#seen.size === 0) return;
    const batch = this.#seen;
    this.#seen = new Map();
    await this.#write(batch).catch((err: unknown) => {
      this.#dependencies.log.warn({ err }, 'what was seen of addresses could not be written');
      this.#takeBack(batch);
    });
  }

  async #write(batch: ReadonlyMap<string, Seen>): Promise<void> {
    const { pool, clock } = this.#dependencies;
    const now = clock.now();
    const all = [...batch.values()];
    const people = [...batch].flatMap(([address, seen]) =>
      [...seen.people].map(([id, registered]) => ({ address, id, registered })),
    );
    const values = [
      now,
      todayInSaoPaulo(now),
      [...batch.keys()],
      ...SIGHTINGS.map((what) => all.map(({ counts }) => counts[what])),
      people.map(({ address }) => address),
      people.map(({ id }) => id),
      people.map(({ registered }) => registered),
    ];
    await pool.query({ name: 'sightings', text: RECORD, values });
  }

  #takeBack(batch: ReadonlyMap<string, Seen>): void {
    for (const [address, { counts, people }] of batch) {
      const seen = this.#seen.get(address) ?? nothing();
      for (const what of SIGHTINGS) seen.counts[what] += counts[what];
      for (const [id, registered] of people) seen.people.set(id, registered || seen.people.get(id) === true);
      this.#seen.set(address, seen);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
