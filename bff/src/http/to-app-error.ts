import { DeadlinePassed } from '../core/deadline.ts';
import { isConflict, isDatabaseUnavailable } from '../core/database/unavailable.ts';
import type { Missing } from '../core/observation/ErrorReporter.ts';
import { isDiskRefusal, isOutOfDescriptors, isStorageRefusal } from '../core/storage/refusals.ts';
import { AppError } from '../core/errors.ts';

/** Seconds after which a caller may hope that what is missing is back. */
const BACK_SOON = 2;

/** Node's and Express's own complaints about a request carry a status. */
const clientStatus = (error: unknown): number | null => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** Whether it, or what caused it, is that an answer was due. */
const isLate = (error: unknown, depth = 0): boolean =>
  error instanceof DeadlinePassed || (error instanceof Error && depth < 5 && isLate(error.cause, depth + 1));

/** What of the things that the product stands on is missing; null: none, as far as the error tells. */
export function missingFor(error: unknown): Missing | null {
  if (isOutOfDescriptors(error)) return 'descriptors';
  if (isStorageRefusal(error)) return 'storage';
  if (isDiskRefusal(error)) return 'disk';
  if (isDatabaseUnavailable(error)) return 'database';
  return isLate(error) ? 'time' : null;
}

/**
 * What to answer for whatever was thrown: a refusal as it is; a database out of reach, a deadline that has passed, a lack of file
 * descriptors, a disk that takes nothing (to who sends a file CANNOT_SEND_FILE) and what the database gave up for another's sake as
 * 503; all else as 500.
 */
export function toAppError(error: unknown, sendsFile = false): AppError {
  if (error instanceof AppError) return error;
  const status = clientStatus(error);
  if (status === 413) return new AppError('BODY_LARGE', { cause: error });
  // An address with broken percent-encoding is an address of nothing.
  if (status !== null) return new AppError('NOT_FOUND', { cause: error });
  if (isDiskRefusal(error) && sendsFile) return new AppError('CANNOT_SEND_FILE', { cause: error });
  if (missingFor(error) !== null || isConflict(error))
    return new AppError('UNAVAILABLE', { retryAfter: BACK_SOON, cause: error });
  return new AppError('INTERNAL', { cause: error });
}
