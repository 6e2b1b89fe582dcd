import { readFileSync } from 'node:fs';
import type { EmbedEvent } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Pool } from 'pg';
import { Gathering } from '../../core/Gathering.ts';
import type { Logger } from '../../core/log.ts';

const RECORD = readFileSync(new URL('./record-visits.sql', import.meta.url), 'utf8');
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

/** What widgets tell: a theory in a page that everybody reads is one row written, not one for each reader. */
export class EmbedVisits {
  readonly #gathering: Gathering<Noted>;

  constructor({ pool, log, clock }: Dependencies) {
    const write = (noted: readonly Noted[]) =>
      pool.query({
        name: 'embed-visits',
        text: RECORD,
        values: [
          todayInSaoPaulo(clock.now()),
          noted.map(({ pollId }) => pollId),
          noted.map(({ host }) => host),
          noted.map(({ views }) => views),
          noted.map(({ opened }) => opened),
          noted.map(({ votes }) => votes),
          SITES,
        ],
      });
    this.#gathering = new Gathering({ write, log, what: 'what widgets told' });
  }

  /** `pollId`: of a theory that visitors see. */
  note(pollId: string, host: string, event: EmbedEvent): void {
    this.#gathering.note(
      `${pollId} ${host}`,
      () => ({ pollId, host, views: 0, opened: 0, votes: 0 }),
      (noted) => (noted[COLUMNS[event]] += 1),
    );
  }

  flush(): Promise<void> {
    return this.#gathering.flush();
  }
}
