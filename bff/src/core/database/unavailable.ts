const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENFILE',
]);
/** Prisma: can't reach, timed out, closed, pool exhausted, transaction could not start. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/** What the driver's adapter makes of them, where Prisma gives no code of its own: below raw queries. */
const KINDS = new Set(['ConnectionClosed', 'SocketTimeout', 'DatabaseNotReachable', 'TooManyConnections']);
const WORDS =
  /connection (?:was )?terminated|connection timeout|timeout exceeded when trying to connect|^timeout expired$|server (?:has )?closed the connection|not queryable|Client was closed|Cannot use a pool after/i;

/**
 * Classes 08 (connection), 53 (resources), 57P (operator intervention); 55P03 and 57014 are time limits of ours, FK001
 * says that another key came into use this moment, which the next attempt knows; 25006 comes of a server that was the primary.
 */
const isSqlState = (code: string) =>
  /^(08|53|57P)/.test(code) || ['25006', '55P03', '57014', 'FK001'].includes(code);

function tells(error: object): boolean {
  const { code, message, originalCode, kind } = error as {
    code?: unknown;
    message?: unknown;
    originalCode?: unknown;
    kind?: unknown;
  };
  for (const value of [code, originalCode]) {
    if (typeof value === 'string' && (SOCKET.has(value) || PRISMA.has(value) || isSqlState(value)))
      return true;
  }
  if (typeof kind === 'string' && KINDS.has(kind)) return true;
  return typeof message === 'string' && WORDS.test(message);
}

/** What PostgreSQL says to one of two that stood in each other's way, Prisma, and the driver's adapter. */
const CONFLICTS = new Set<unknown>(['40001', '40P01', 'P2034', 'TransactionWriteConflict']);

function tellsConflict(error: object): boolean {
  const { code, originalCode, kind } = error as { code?: unknown; originalCode?: unknown; kind?: unknown };
  return [code, originalCode, kind].some((value) => CONFLICTS.has(value));
}

/** Looks through causes, adapters' wrappers and aggregates. */
function someWithin(error: unknown, test: (one: object) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  if (test(error)) return true;
  const { cause, meta, errors } = error as {
    cause?: unknown;
    meta?: { driverAdapterError?: unknown };
    errors?: unknown;
  };
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return inner.some((one) => someWithin(one, test, depth + 1));
}

/** Whether an error means that the database is out of reach or overloaded, not that the statement was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean => someWithin(error, tells);

/** Whether the database gave one up of several that stood in each other's way: nothing of it was done, and asked again it will be. */
export const isConflict = (error: unknown): boolean => someWithin(error, tellsConflict);
