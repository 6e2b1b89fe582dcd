import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Counter, Gauge, type Metric } from 'prom-client';
import { GroupCommit } from '../../core/group-commit/GroupCommit.ts';
import { isConflict, isDatabaseUnavailable } from '../../core/database/unavailable.ts';
import { AppError } from '../../core/errors.ts';
import { recordVotes, type Answer, type Outcome } from './record-votes.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: { now(): Date };
  /** Called after each batch. */
  readonly onWritten: () => void;
}

/** How long a batch is tried again while the database comes back. The supervisor needs about a second. */
const PATIENCE = 2_500;
const PAUSE = 100;

/**
 * Takes votes one by one and writes them together. Resolves after the commit, so an acknowledged vote is on the
 * disk. A database that restarts is waited for: the keys make a second try of the same batch harmless.
 */
export class VoteWriter {
  readonly #pool: Pool;
  readonly #clock: { now(): Date };
  readonly #onWritten: () => void;
  readonly #commit: GroupCommit<Answer, Outcome>;
  readonly #written = new Counter({
    name: 'votes_total',
    help: 'Votes that were answered after their commit, by whether they were accepted or why not.',
    labelNames: ['outcome'],
    registers: [],
  });

  constructor({ pool, clock, onWritten }: Dependencies) {
    this.#pool = pool;
    this.#clock = clock;
    this.#onWritten = onWritten;
    this.#commit = new GroupCommit({
      write: async (answers) => {
        const outcomes = await this.#write(answers).finally(this.#onWritten);
        this.#count(outcomes);
        return outcomes;
      },
      rowOf: ({ pollId, voterId }) => pollId + voterId,
      overload: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
    });
  }

  get metrics(): readonly Metric[] {
    const commit = this.#commit;
    const waiting = new Gauge({
      name: 'votes_waiting',
      help: 'Votes that no commit has taken yet.',
      registers: [],
      collect() {
        this.set(commit.waiting);
      },
    });
    return [this.#written, waiting];
  }

  cast(answer: Answer): Promise<Outcome> {
    return this.#commit.submit(answer);
  }

  /** Resolves when every vote taken has been answered. */
  drain(): Promise<void> {
    return this.#commit.drain();
  }

  #count(outcomes: readonly Outcome[]): void {
    const counts = Map.groupBy(outcomes, (outcome) => ('refusal' in outcome ? outcome.refusal : 'accepted'));
    for (const [outcome, { length }] of counts) this.#written.inc({ outcome }, length);
  }

  async #write(answers: readonly Answer[]): Promise<readonly Outcome[]> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await recordVotes(this.#pool, answers, this.#clock.now());
      } catch (error) {
        if (!isDatabaseUnavailable(error) && !isConflict(error)) return this.#oneByOne(answers, error);
        if (Date.now() >= until) throw error;
        await sleep(PAUSE);
      }
    }
  }

  /** One answer the database refuses (a voter just removed) must not take the others down with it. */
  async #oneByOne(answers: readonly Answer[], error: unknown): Promise<readonly Outcome[]> {
    if (answers.length === 1) throw error;
    const outcomes: Outcome[] = [];
    for (const answer of answers) {
      const [outcome] = await recordVotes(this.#pool, [answer], this.#clock.now()).catch(() => []);
      outcomes.push(outcome ?? { refusal: 'unknown' });
    }
    return outcomes;
  }
}
