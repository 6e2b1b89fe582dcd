import type pg from 'pg';
import { GroupCommit } from '../../core/group-commit/GroupCommit.ts';
import { AppError } from '../../core/errors.ts';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Grant, Granted, LuckyNumbers } from './LuckyNumbers.ts';

interface GrantRequest {
  readonly grant: Grant;
  readonly now: Date;
  readonly place: number;
}
type Outcome = readonly Granted[] | AppError;

const isExhausted = (error: unknown) => error instanceof AppError && error.code === 'LUCK_NUMBERS_REACHED';
const asOutcome = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

/** Statements on a pool: each is a transaction of its own. */
const runOn =
  (pool: pg.Pool): Ask =>
  async (name, text, values) =>
    (await pool.query({ name, text, values: [...values] })).rows as never;

/**
 * Grants that stand alone, in no transaction of somebody's: those that come together share a statement and its commit,
 * for a draw's pool can only be held by one at a time, and a commit each would make everybody wait for the disk in turn.
 * `submit` resolves after the commit; each grant is all or nothing by itself.
 */
export class SharedGrants {
  readonly #group: GroupCommit<GrantRequest, Outcome>;
  #place = 0;

  constructor(numbers: LuckyNumbers, pool: pg.Pool, drawId: string) {
    const run = runOn(pool);
    const grantAll = (requests: readonly GrantRequest[]) =>
      numbers.grant(
        run,
        drawId,
        requests.map(({ grant }) => grant),
        requests[0]?.now ?? new Date(),
      );
    // The last numbers go to whoever came first and asks for no more than there are.
    const oneByOne = async (requests: readonly GrantRequest[]) => {
      const outcomes: Outcome[] = [];
      for (const request of requests)
        outcomes.push(await grantAll([request]).then(([own = []]) => own, asOutcome));
      return outcomes;
    };
    this.#group = new GroupCommit<GrantRequest, Outcome>({
      write: (requests) =>
        grantAll(requests).catch((error: unknown) => {
          if (isExhausted(error)) return oneByOne(requests);
          throw error;
        }),
      // Any two may travel together: the statement takes them one after the other.
      rowOf: ({ place }) => String(place),
      overload: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
      window: 0,
    });
  }

  async submit(grant: Grant, now: Date): Promise<readonly Granted[]> {
    const outcome = await this.#group.submit({ grant, now, place: this.#place++ });
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }
}
