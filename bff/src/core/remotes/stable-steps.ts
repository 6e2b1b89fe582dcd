import type { Transaction } from '../database/prisma.ts';

/** One change of a stable build. */
export interface StableStep {
  readonly kind: string;
  readonly to: string;
}

interface Place {
  readonly environment: string;
  readonly remote: string;
}

/** Every change of a remote's stable build in an environment, in their order. */
export async function stableSteps(
  tx: Pick<Transaction, 'remoteChange'>,
  { environment, remote }: Place,
): Promise<StableStep[]> {
  const rows = await tx.remoteChange.findMany({
    where: { environment, remote, kind: { in: ['promote', 'rollback', 'start'] } },
    orderBy: { id: 'asc' },
    select: { kind: true, to: true },
  });
  return rows.flatMap(({ kind, to }) => (to === null ? [] : [{ kind, to }]));
}

/**
 * The builds one may go back to, the present one last. What was rolled back from is not among them: two rollbacks in a row
 * go back two builds, never forward to the one that was bad.
 */
export function standing(steps: readonly StableStep[]): string[] {
  const stack: string[] = [];
  for (const { kind, to } of steps) {
    if (kind === 'rollback' && stack.includes(to)) stack.length = stack.lastIndexOf(to) + 1;
    else if (stack.at(-1) !== to) stack.push(to);
  }
  return stack;
}

/** The build that was live before the present one. */
export const beforeLatest = (steps: readonly StableStep[]): string | undefined => standing(steps).at(-2);
