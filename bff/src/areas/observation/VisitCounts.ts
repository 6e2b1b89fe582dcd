import { readFileSync } from 'node:fs';
import { todayInSaoPaulo } from '@fio/domain';
import type { Pool } from 'pg';
import { Gathering } from '../../core/Gathering.ts';
import type { Logger } from '../../core/log.ts';

const RECORD = readFileSync(new URL('./record-visits.sql', import.meta.url), 'utf8');
/** So many sources of one day have a row of their own, and each that people registered with lately. */
const SOURCES = 200;

interface Dependencies {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: { now(): Date };
}

interface Noted {
  readonly day: string;
  readonly source: string;
  visits: number;
}

/** Visits by the day they begin on and where they came from: nothing of who came. */
export class VisitCounts {
  readonly #gathering: Gathering<Noted>;
  readonly #clock: Dependencies['clock'];

  constructor({ pool, log, clock }: Dependencies) {
    this.#clock = clock;
    const write = (noted: readonly Noted[]) =>
      pool.query({
        name: 'visits',
        text: RECORD,
        values: [
          noted.map(({ day }) => day),
          noted.map(({ source }) => source),
          noted.map(({ visits }) => visits),
          SOURCES,
        ],
      });
    this.#gathering = new Gathering({ write, log, what: 'visits' });
  }

  /** `source`: utm_source, or empty. */
  note(source: string): void {
    const day = todayInSaoPaulo(this.#clock.now());
    this.#gathering.note(
      `${day} ${source}`,
      () => ({ day, source, visits: 0 }),
      (noted) => (noted.visits += 1),
    );
  }

  flush(): Promise<void> {
    return this.#gathering.flush();
  }
}
