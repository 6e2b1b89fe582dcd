import type { ErrorCode } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

const UNIQUE = 'P2002';

/** Runs a write of one unique value; when somebody else has it, even since a moment, it is refused with `code`. */
export async function orTaken<T>(code: ErrorCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE)
      throw new AppError(code, { cause: error });
    throw error;
  }
}
