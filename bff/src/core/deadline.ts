import { AsyncLocalStorage } from 'node:async_hooks';

/** By when an answer is due, and whether somebody still waits for it. */
interface Deadline {
  /** By the clock of `performance`. */
  readonly at: number;
  isAnswered: boolean;
}

/** What is left of a deadline that nobody kept is no work for anybody; what outlives it by so much was started for others too. */
const LEFTOVERS_MS = 60_000;

const deadlines = new AsyncLocalStorage<Deadline | undefined>();

/** An answer was due, and what it waited for didn't come. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor() {
    super('The deadline has passed.');
  }
}

/**
 * What `work` gives, or a rejection with DeadlinePassed after `milliseconds`. Everything it asks of the database is bound by the
 * same deadline (core/database/BoundedClient.ts).
 */
export async function withinDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline: Deadline = { at: performance.now() + milliseconds, isAnswered: false };
  const { promise: passed, reject } = Promise.withResolvers<never>();
  // A timer may fire a moment before its time: the clock alone would take a request for answered that was given up.
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new DeadlinePassed());
  }, milliseconds);
  try {
    return await Promise.race([deadlines.run(deadline, work), passed]);
  } finally {
    clearTimeout(timer);
    // What goes on after an answer in time is nobody's request any more. After one that wasn't, nothing shall go on.
    if (!isLate && performance.now() < deadline.at) deadline.isAnswered = true;
  }
}

/** For work that is done for many at once: no deadline of one of them may end it for the others. */
export const withoutDeadline = <T>(work: () => T): T => deadlines.run(undefined, work);

/** Milliseconds until an answer is due, negative when that has passed; infinite where none is. */
export function untilDeadline(): number {
  const deadline = deadlines.getStore();
  if (!deadline || deadline.isAnswered) return Number.POSITIVE_INFINITY;
  const left = deadline.at - performance.now();
  return left < -LEFTOVERS_MS ? Number.POSITIVE_INFINITY : left;
}
