import type { BindingEvent, DisqualificationReason, LoggedWinner } from '@fio/domain';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { WinnerProposal } from '../../generated/prisma/client.ts';
import type { WinnerRecord } from './winner-record.ts';

type Out = Extract<BindingEvent, { type: 'winner_out' }>;

/** The number, never the person: the log is for everyone, and for good. */
const loggedOf = ({ prize, unit, rank, series, number }: WinnerRecord): LoggedWinner => ({
  prize: prize.position,
  unit,
  rank,
  series,
  number,
});

const about = (winner: WinnerRecord) => ({ draw: winner.prize.drawId, winner: loggedOf(winner) });
/** Held by a check constraint. */
const reasonOf = ({ reason }: Pick<WinnerProposal, 'reason'>) => reason as DisqualificationReason;

type Proposed = Pick<WinnerProposal, 'reason' | 'evidenceHash' | 'notified' | 'defenceUntil'>;

/** What staff write of it, and the evidence, stay with staff: the log has the listed reason and the evidence's hash. */
export const disqualificationProposed = (winner: WinnerRecord, proposal: Proposed): BindingEvent => ({
  type: 'disqualification_proposed',
  ...about(winner),
  reason: reasonOf(proposal),
  evidenceHash: hexOf(proposal.evidenceHash),
  notified: proposal.notified,
  defenceUntil: proposal.defenceUntil.toISOString(),
});

export const disqualificationWithdrawn = (
  winner: WinnerRecord,
  { proposedAt }: Pick<WinnerProposal, 'proposedAt'>,
): BindingEvent => ({
  type: 'disqualification_withdrawn',
  ...about(winner),
  proposedAt: proposedAt.toISOString(),
});

/** A computed winner who leaves; of a disqualification with what it was decided by. */
export const winnerOut = (
  before: WinnerRecord,
  to: Out['to'],
  by: Pick<WinnerProposal, 'reason' | 'proposedAt' | 'renunciationHash'> | null = null,
): BindingEvent => ({
  type: 'winner_out',
  ...about(before),
  to,
  reason: by && reasonOf(by),
  proposedAt: by?.proposedAt.toISOString() ?? null,
  renunciationHash: by?.renunciationHash ? hexOf(by.renunciationHash) : null,
});

/** The surrogate in whose place; `surrogate` as it was while it waited. */
export const winnerSubstituted = (out: WinnerRecord, surrogate: WinnerRecord): BindingEvent => ({
  type: 'winner_substituted',
  draw: out.prize.drawId,
  out: loggedOf(out),
  in: { ...loggedOf(surrogate), unit: out.unit },
});

export const prizeToHeirs = (winner: WinnerRecord): BindingEvent => ({
  type: 'prize_to_heirs',
  ...about(winner),
});
