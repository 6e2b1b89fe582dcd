import { OUTSIDE_KINDS, type OutsideCopy } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly size: bigint;
  readonly at: Date;
}

/** The newest head that each of them outside has. */
export async function outsideCopies({ db }: Pick<Infrastructure, 'db'>): Promise<OutsideCopy[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT DISTINCT ON (kind, name) kind, name, size, at FROM transparency_copies ORDER BY kind, name, size DESC`;
  return OUTSIDE_KINDS.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, size, at }) => ({
        kind,
        name: kind === 'auditor' ? null : name,
        size: Number(size),
        at: at.toISOString(),
      })),
  );
}
