import { createHash } from 'node:crypto';
import { calculate, type Calculation, calculationText, definitionOf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { inSnapshot } from '../../core/database/in-snapshot.ts';
import { AppError } from '../../core/errors.ts';
import type { DrawRecord } from './draw-record.ts';
import { committedOf } from './draw-row.ts';
import { PostgresNumberList } from './PostgresNumberList.ts';
import { standardsOf } from './winner-problems.ts';

/** A calculation with the SHA-256 (32 bytes) of its one text. */
export interface Calculated {
  readonly result: Calculation;
  readonly hash: Buffer<ArrayBuffer>;
}

/**
 * Finds the winners of a draw by what was committed to before the extraction, not by what its definition says by now. It
 * changes nothing, and the same list and extraction give the same hash. CONFLICT before both are there.
 */
export async function calculateDraw(
  { pool }: Pick<Infrastructure, 'pool'>,
  draw: Pick<DrawRecord, 'id' | 'lotteryDate' | 'ruleSet' | 'commitment' | 'extraction'>,
): Promise<Calculated> {
  const committed = committedOf(draw);
  if (committed === null || draw.extraction.length === 0) throw new AppError('CONFLICT');
  const result = await inSnapshot(pool, (ask) =>
    calculate(definitionOf(committed), draw.extraction, new PostgresNumberList(ask, standardsOf(draw))),
  );
  return { result, hash: createHash('sha256').update(calculationText(result)).digest() };
}
