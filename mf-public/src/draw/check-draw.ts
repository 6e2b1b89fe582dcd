import { sha256 } from '@noble/hashes/sha2.js';
import type { DrawEvidence, DrawPage } from '@fio/contracts/public/draw-proof';
import type { PublishedDraw } from '@fio/contracts/public/draws';
import { checkEvidence, type EvidenceVerdict } from '@fio/domain/draw/evidence';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { type PublishedChange, publishedChanges } from './check-winners.ts';
import { areLogged } from './logged.ts';
import { areChangesLogged, areMovesLogged, isLoggedAlike, drawLogOf } from './draw-log.ts';

/** What came of calculating a draw again, and of holding what is published against it. */
export interface DrawCheck extends EvidenceVerdict {
  /** Each unit is published once, with the number that was found for it or with what became of that. */
  readonly winners: boolean;
  /** Of lists since the log tells of changes: it tells the same, and each of its entries is in it. */
  readonly log: boolean;
  /** What of the published result is another than was found, each with its reason. */
  readonly changes: readonly PublishedChange[];
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

/** Whether the page, its evidence and what was committed to are of one draw, of the same name, days and prizes. */
function sameDraw(page: DrawPage, { draw }: DrawEvidence, committed: ListCommitment): boolean {
  const { published } = page;
  return (
    [page, draw, ...(published ? [published] : [])].every(
      ({ id, title }) => id === committed.drawId && title === committed.title,
    ) &&
    [page, ...(published ? [published] : [])].every(
      ({ periodFrom, periodTo }) => periodFrom === committed.periodFrom && periodTo === committed.periodTo,
    ) &&
    page.certificate === committed.certificate
  );
}

/** Whether the extraction is that of the day committed to, or of one that the moves shown lead to from there. */
function isDayRight({ postponements }: DrawPage, { extraction }: DrawEvidence, committed: ListCommitment) {
  const last = postponements.reduce((day, { from, to }) => (from === day ? to : day), committed.lotteryDate);
  return extraction.date === last;
}

type Found = Pick<EvidenceVerdict, 'calculation'> & {
  readonly committed: ListCommitment;
  readonly changes: readonly PublishedChange[] | null;
};

/** Of lists that promised how long a defence lasts each change is in the log; of those from before nothing is asked. */
async function isLogRight(
  page: DrawPage,
  evidence: DrawEvidence,
  { committed, calculation, changes }: Found,
) {
  if (committed.defenceDays === undefined) return true;
  const { published } = page;
  const entries = drawLogOf(committed.drawId, evidence.log ?? [], page.log);
  return (
    evidence.format === 'fio-draw-evidence/3' &&
    published !== null &&
    calculation !== null &&
    changes !== null &&
    entries !== null &&
    isLoggedAlike(entries, evidence) &&
    areMovesLogged(entries, page) &&
    areChangesLogged(entries, { published, calculation, committed, changes }) &&
    (await areLogged([...(evidence.log ?? []), ...page.log]))
  );
}

/** Calculates a draw again, here and now, and holds what is published against it. */
export async function checkDraw(page: DrawPage, evidence: DrawEvidence): Promise<DrawCheck> {
  const { list, published } = page;
  const verdict = await checkEvidence(sha256, evidence);
  const { calculation, committed } = verdict;
  const changes =
    published && calculation && committed ? publishedChanges(published, calculation, committed) : null;
  return {
    ...verdict,
    commitment:
      verdict.commitment &&
      committed !== null &&
      sameCommitment(list, evidence) &&
      sameDraw(page, evidence, committed),
    result:
      verdict.result &&
      published !== null &&
      committed !== null &&
      isDayRight(page, evidence, committed) &&
      sameExtraction(published, evidence),
    winners: changes !== null,
    log: committed !== null && (await isLogRight(page, evidence, { ...verdict, committed, changes })),
    changes: changes ?? [],
  };
}
