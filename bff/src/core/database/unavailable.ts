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
  /connection (?:was )?terminated|connection timeout|timeout exceeded when trying to connect|server (?:has )?closed the connection|not queryable|Client was closed|Cannot use a pool after/i;

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

/**
 * Whether an error means that the database is out of reach or overloaded, not that the statement was wrong. Looks
 * through causes, adapters' wrappers and aggregates.
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  if (tells(error)) return true;
  const { cause, meta, errors } = error as {
    cause?: unknown;
    meta?: { driverAdapterError?: unknown };
    errors?: unknown;
  };
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return inner.some((one) => isDatabaseUnavailable(one, depth + 1));
}
