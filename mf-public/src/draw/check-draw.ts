import { sha256 } from '@noble/hashes/sha2.js';
import type { DrawEvidence, DrawPage } from '@fio/contracts/public/draw-proof';
import type { PublishedDraw } from '@fio/contracts/public/draws';
import type { Calculation } from '@fio/domain/draw/calculation';
import { checkEvidence, type EvidenceVerdict } from '@fio/domain/draw/evidence';
import { codeOf } from '@fio/domain/draw/number-list';

/** What came of calculating a draw again; `winners`: the published ones have the numbers that were found. */
export interface DrawCheck extends EvidenceVerdict {
  readonly winners: boolean;
}

/** Whether each published winner's number was found for that very prize; of one series it isn't said. */
function sameWinners({ prizes }: PublishedDraw, { awards }: Calculation, series: number): boolean {
  return prizes.every(({ winners }, index) =>
    winners.every((winner) => {
      const code = codeOf({ series: winner.series ?? series, order: winner.number });
      return awards.some(
        (award) => award.code === code && award.prize === index + 1 && award.rank === winner.rank,
      );
    }),
  );
}

/** Whether what the page shows as committed before the extraction is what the evidence starts from. */
const sameCommitment = (list: DrawPage['list'], { commitment }: DrawEvidence): boolean =>
  list !== null && commitment.hash === list.hash && commitment.text === list.text;

/** Whether the prizes of the Loteria Federal that the page shows are those it was calculated from. */
const sameExtraction = ({ extraction: shown }: PublishedDraw, { extraction }: DrawEvidence): boolean =>
  shown.contest === extraction.contest &&
  shown.date === extraction.date &&
  shown.prizes.length === extraction.prizes.length &&
  shown.prizes.every((ticket, index) => ticket === extraction.prizes[index]);

/** Calculates a draw again, here and now, and holds what is published against it. */
export async function checkDraw({ list, published }: DrawPage, evidence: DrawEvidence): Promise<DrawCheck> {
  const verdict = await checkEvidence(sha256, evidence);
  const { calculation, committed } = verdict;
  return {
    ...verdict,
    commitment: verdict.commitment && sameCommitment(list, evidence),
    result: verdict.result && published !== null && sameExtraction(published, evidence),
    winners: Boolean(
      published && calculation && committed && sameWinners(published, calculation, committed.interval.first),
    ),
  };
}
