import { readFileSync } from 'node:fs';
import type { EmbedEvent } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Pool } from 'pg';
import type { Logger } from '../../core/log.ts';

const RECORD = readFileSync(new URL('./record-visits.sql', import.meta.url), 'utf8');
const FLUSH_MS = 2_000;
/** Beyond so many theories and sites a flood that can't be written is forgotten. */
const MOST = 2_000;
/** So many sites of one theory and day have a row of their own. */
const SITES = 200;

interface Dependencies {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: { now(): Date };
}

const COLUMNS = { view: 'views', open: 'opened', vote: 'votes' } as const satisfies Record<
  EmbedEvent,
  keyof Noted
>;

interface Noted {
  readonly pollId: string;
  readonly host: string;
  views: number;
  opened: number;
  votes: number;
}

/**
 * What widgets tell: counted in memory and written every two seconds, so that a theory in a page that everybody reads is one row
 * written, not one for each reader. What a crash loses is two seconds of figures.
 */
export class EmbedVisits {
  readonly #dependencies: Dependencies;
  #noted = new Map<string, Noted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `pollId`: of a theory that visitors see. */
  note(pollId: string, host: string, event: EmbedEvent): void {
    const key = `${pollId} ${host}`;
    const noted = this.#noted.get(key) ?? { pollId, host, views: 0, opened: 0, votes: 0 };
    if (this.#noted.size >= MOST && !this.#noted.has(key)) return;
    noted[COLUMNS[event]] += 1;
    this.#noted.set(key, noted);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted so far; also at the end. What can't be written is lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const noted = [...this.#noted.values()];
    this.#noted = new Map();
    if (noted.length === 0) return;
    const { pool, log, clock } = this.#dependencies;
    const values = [
      todayInSaoPaulo(clock.now()),
      noted.map(({ pollId }) => pollId),
      noted.map(({ host }) => host),
      noted.map(({ views }) => views),
      noted.map(({ opened }) => opened),
      noted.map(({ votes }) => votes),
      SITES,
    ];
    try {
      await pool.query({ name: 'embed-visits', text: RECORD, values });
    } catch (err) {
      log.warn({ err }, 'what widgets told could not be written');
    }
  }
}
