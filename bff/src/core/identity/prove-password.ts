import { LOCKOUT } from '@fio/contracts';
import { AppError } from '../errors.ts';
import type { PrismaClient } from '../database/prisma.ts';
import { QueueFull } from './BoundedQueue.ts';
import { chargeAttempt, forgiveAttempt, type Attempt } from './lockout.ts';
import type { Passwords } from './passwords.ts';

interface Services {
  db: PrismaClient;
  passwords: Passwords;
  now: Date;
}

/** As soon as a burst of sign-ins is through. */
const RETRY_SECONDS = 3;

/** A full queue of passwords is our trouble, not the caller's mistake. */
export async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFull)
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS, cause: error });
    throw error;
  }
}

interface Given {
  password: string;
  /** null when there is no such account; that takes as long and reads the same. */
  stored: string | null;
}

export const blocked = () => new AppError('BLOCKED_PASS', { retryAfter: LOCKOUT.seconds });

/** Counts an attempt: BLOCKED_PASS after too many. */
export async function countAttempt(db: PrismaClient, attempt: Attempt, now: Date): Promise<void> {
  const charge = await chargeAttempt(db, attempt, now);
  if (charge === 'spent' || charge === 'flooding') throw blocked();
}

/** Passes only with the right password, else throws: BLOCKED_PASS after too many attempts, `refusal` otherwise. */
export async function provePassword(
  services: Services,
  attempt: Attempt,
  given: Given,
  refusal: () => AppError,
): Promise<void> {
  const { db, passwords, now } = services;
  await countAttempt(db, attempt, now);
  if (!(await orBusy(passwords.verify(given.password, given.stored, attempt.strategy)))) throw refusal();
  await forgiveAttempt(db, attempt);
}
