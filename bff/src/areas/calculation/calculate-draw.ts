import { createHash } from 'node:crypto';
import {
  calculate,
  type Calculation,
  calculationText,
  checkEvidence,
  commitmentText,
  definitionOf,
  type ListCommitment,
} from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { inSnapshot } from '../../core/database/in-snapshot.ts';
import { AppError } from '../../core/errors.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { DrawRecord } from './draw-record.ts';
import { committedOf } from './draw-row.ts';
import { FrozenLists } from './list/FrozenLists.ts';
import { PostgresNumberList } from './PostgresNumberList.ts';
import { proveCalculation } from './prove-calculation.ts';
import { standardsOf } from './winner-problems.ts';

/** A calculation with the SHA-256 (32 bytes) of its one text. */
export interface Calculated {
  readonly result: Calculation;
  readonly hash: Buffer<ArrayBuffer>;
}

type Dependencies = Pick<Infrastructure, 'db' | 'pool' | 'vaults'>;
type Drawn = Pick<
  DrawRecord,
  'id' | 'lotteryDate' | 'ruleSet' | 'listFormat' | 'commitment' | 'commitmentHash' | 'extraction'
>;

/** Whether a calculation stands up to the check that everyone may make, against what was published before. */
async function isBorneOut(
  { db, pool, vaults }: Dependencies,
  draw: Drawn,
  { commitment, calculated }: { commitment: ListCommitment; calculated: Calculated },
): Promise<boolean> {
  // One of its own: what another has read of the database earlier, or kept, is no witness of what it says now.
  const frozenLists = new FrozenLists({ db, seedBox: vaults.seeds });
  const { result: calculation, hash } = calculated;
  const proof = await proveCalculation({ pool, frozenLists }, standardsOf(draw), { commitment, calculation });
  const verdict = await checkEvidence(sha256, {
    ...proof,
    commitment: { text: commitmentText(commitment), hash: hexOf(draw.commitmentHash ?? new Uint8Array(0)) },
    extraction: { prizes: draw.extraction },
    result: { text: calculationText(calculation), hash: hexOf(hash) },
  });
  const { commitment: isCommitted, list, holders, standings, result } = verdict;
  return isCommitted && list && holders && standings && result;
}

/**
 * Finds the winners of a draw by what was committed to before the extraction, not by what its definition says by now. It
 * changes nothing, and the same list and extraction give the same hash. CONFLICT before both are there; LIST_CHANGED where
 * the database says anything else than what was committed to.
 */
export async function calculateDraw(services: Dependencies, draw: Drawn): Promise<Calculated> {
  const committed = committedOf(draw);
  if (committed === null || draw.extraction.length === 0) throw new AppError('CONFLICT');
  const result = await inSnapshot(services.pool, (ask) =>
    calculate(definitionOf(committed), draw.extraction, new PostgresNumberList(ask, standardsOf(draw))),
  );
  const calculated = { result, hash: createHash('sha256').update(calculationText(result)).digest() };
  if (!(await isBorneOut(services, draw, { commitment: committed, calculated })))
    throw new AppError('LIST_CHANGED');
  return calculated;
}
