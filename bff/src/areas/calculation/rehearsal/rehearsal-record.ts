import type { CalculationDetail } from '@fio/contracts';
import type { Award, Calculation, ListCommitment, RehearsalState } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { DrawRehearsal, Prisma } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../core/errors.ts';
import { type DrawRecord, findDraw } from '../draw-record.ts';

/** The five prizes as one entry has them; moments are ISO 8601, UTC. */
export interface RehearsedEntry {
  readonly id: string;
  /** 1 or 2, as of DrawExtraction. */
  readonly place: number;
  readonly voided: boolean;
  readonly contest: string;
  readonly prizes: string[];
  readonly source: string;
  readonly byId: string;
  readonly at: string;
}

export interface RehearsedRun {
  readonly number: number;
  readonly byId: string;
  readonly at: string;
  /** SHA-256 of the result's text marked as rehearsed, hexadecimal. */
  readonly hash: string;
}

/** Who would win, by number: whose it is, is read when it is shown, so that whoever erases their account is gone here too. */
export type RehearsedWinner = Award & { readonly id: string; readonly code: number };

export interface RehearsedEvent {
  readonly from: RehearsalState | null;
  readonly to: RehearsalState;
  readonly byId: string | null;
  readonly at: string;
  readonly reason: string | null;
}

/** CPFs of witnesses are masked: whole ones are for minutes that somebody signs. */
export type RehearsedMinutes = NonNullable<CalculationDetail['minutes']>;

/** What its columns of JSON hold. */
interface Kept {
  readonly state: RehearsalState;
  readonly commitment: ListCommitment | null;
  readonly entries: readonly RehearsedEntry[];
  readonly runs: readonly RehearsedRun[];
  readonly result: Calculation | null;
  readonly winners: readonly RehearsedWinner[];
  readonly minutes: RehearsedMinutes | null;
  readonly events: readonly RehearsedEvent[];
}
export type Rehearsal = Omit<DrawRehearsal, keyof Kept> & Kept;

/** A draw with the rehearsal of it. */
export interface Rehearsed {
  readonly draw: DrawRecord;
  readonly rehearsal: Rehearsal;
}

/** As a column of JSON takes it. */
export const kept = (value: object): Prisma.InputJsonValue => value;

/** The draw's rehearsal, null where there is none; NOT_FOUND without the draw. */
export async function findRehearsal(
  tx: Transaction,
  drawId: string,
): Promise<{ readonly draw: DrawRecord; readonly rehearsal: Rehearsal | null }> {
  const draw = await findDraw(tx, drawId);
  const row = await tx.drawRehearsal.findUnique({ where: { drawId } });
  // Each column is written by ours alone, in the form that is said above.
  return { draw, rehearsal: row as unknown as Rehearsal | null };
}

/** The same where there has to be one, else NOT_FOUND. */
export async function mustRehearse(tx: Transaction, drawId: string): Promise<Rehearsed> {
  const { draw, rehearsal } = await findRehearsal(tx, drawId);
  if (rehearsal === null) throw new AppError('NOT_FOUND');
  return { draw, rehearsal };
}
