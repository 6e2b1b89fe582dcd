import type { Pool } from 'pg';
import { Gauge, type Metric } from 'prom-client';
import { GroupCommit } from '../../../core/group-commit/GroupCommit.ts';
import { inTransaction } from '../../../core/database/in-transaction.ts';
import { isDatabaseUnavailable } from '../../../core/database/unavailable.ts';
import { AppError } from '../../../core/errors.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Answer } from '../../../core/request/attempt.ts';
import type { SentCode } from './sent-code.ts';
import { takePart, type TakingServices } from './take-part.ts';

type Dependencies = TakingServices & Pick<Infrastructure, 'log'> & { readonly keyed: Pool };

/**
 * Takes receipts one by one and writes those that count at once together: a draw's numbers can only be held by one transaction
 * at a time, and a commit each would make everybody wait for the disk in turn. Resolves after the commit.
 */
export class ParticipationWriter {
  readonly #services: Dependencies;
  readonly #group: GroupCommit<SentCode, Answer | null>;

  constructor(services: Dependencies) {
    this.#services = services;
    this.#group = new GroupCommit({
      write: (sent) => this.#write(sent),
      // Of one person's the second is counted with what the first has left.
      rowOf: ({ registrationId }) => registrationId,
      overload: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
      maxInFlight: 2,
      // Some twenty-five statements are to be shared.
      company: 64,
    });
  }

  get metrics(): readonly Metric[] {
    const group = this.#group;
    const waiting = new Gauge({
      name: 'participations_waiting',
      help: 'Receipts that no batch has taken yet.',
      registers: [],
      collect() {
        this.set(group.waiting);
      },
    });
    return [waiting];
  }

  /** What is answered, or null for one that has to go its own way: nothing was written of it. */
  submit(sent: SentCode): Promise<Answer | null> {
    return this.#group.submit(sent);
  }

  /** Resolves when every one taken has been answered. */
  drain(): Promise<void> {
    return this.#group.drain();
  }

  /** What stops all of them, as when the numbers have run out, is each one's own affair; so nobody's receipt spoils another's. */
  async #write(sent: readonly SentCode[]): Promise<readonly (Answer | null)[]> {
    const { keyed, log } = this.#services;
    try {
      return await inTransaction(keyed, (run) => takePart(this.#services, run, sent));
    } catch (err) {
      if (isDatabaseUnavailable(err)) throw err;
      if (!(err instanceof AppError)) log.warn({ err, receipts: sent.length }, 'receipts go one by one');
      return sent.map(() => null);
    }
  }
}
