import { isDatabaseUnavailable } from '../core/database/unavailable.ts';
import { isDiskRefusal, isOutOfDescriptors } from '../core/storage/refusals.ts';
import { AppError } from '../core/errors.ts';

/** Seconds after which a caller may hope that what is missing is back. */
const BACK_SOON = 2;

/** Node's and Express's own complaints about a request carry a status. */
const clientStatus = (error: unknown): number | null => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/**
 * What to answer for whatever was thrown: a refusal as it is; a database out of reach, a lack of file descriptors and a
 * disk that takes nothing as 503, to who sends a file as CANNOT_SEND_FILE; all else as 500.
 */
export function toAppError(error: unknown, sendsFile = false): AppError {
  if (error instanceof AppError) return error;
  const status = clientStatus(error);
  if (status === 413) return new AppError('BODY_LARGE', { cause: error });
  // An address with broken percent-encoding is an address of nothing.
  if (status !== null) return new AppError('NOT_FOUND', { cause: error });
  if (isDiskRefusal(error) && sendsFile) return new AppError('CANNOT_SEND_FILE', { cause: error });
  if (isDatabaseUnavailable(error) || isDiskRefusal(error) || isOutOfDescriptors(error))
    return new AppError('UNAVAILABLE', { retryAfter: BACK_SOON, cause: error });
  return new AppError('INTERNAL', { cause: error });
}
