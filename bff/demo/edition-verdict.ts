import {
  type Files,
  filesOfSite,
  filesOfZip,
  findNumber,
  type Seat,
  verifyDraw,
  verifyPrizes,
} from '@fio/verifier';
import { EDITION_SLUG } from './seed-draws.ts';

const seatText = (seat: Seat | null) => seat && `${seat.prize}.${seat.unit}.${seat.rank}`;

/** What is public of the draw that was held, as its page offers it in one archive; and its numbers' proofs, which aren't in it. */
async function bundleFiles(site: string): Promise<Files> {
  const answer = await fetch(`${site}/api/draws/${EDITION_SLUG}/bundle`);
  const archive = await filesOfZip(await answer.blob());
  const proofs = filesOfSite(site, EDITION_SLUG);
  return { read: (name) => (name.startsWith('numbers/') ? proofs : archive).read(name) };
}

/** What a stranger's program says of the draw that was held, reading what is public: its verdict, and each change. */
async function editionVerdict(
  site: string,
  files: Files = filesOfSite(site, EDITION_SLUG),
): Promise<unknown[]> {
  const verdict = await verifyDraw({ files, slug: EDITION_SLUG });
  if (verdict.verdict === 'refused') return [verdict.refusal.message];
  const changes = verdict.changes.map((one) => [
    one.kind,
    one.reason.replace(/; defence_until .*/, ''),
    seatText(one.out),
    seatText(one.in),
  ]);
  const { last } = verdict.committed.interval;
  return [
    verdict.verdict,
    ...changes,
    await findNumber(files, verdict.committed, (last + 1) * 100_000, null),
  ];
}

/**
 * Of the demonstration: one was disqualified, having given the defence up, another was never found, and the next surrogates came in.
 */
const EDITION_VERDICT = [
  'changed',
  ['disqualification_proposed', 'barred', '3.2.0', null],
  ['out', 'disqualified: barred; defence_given_up', '3.2.0', null],
  ['substituted', '', '3.2.0', '3.2.1'],
  ['out', 'not_found', '2.3.0', null],
  ['substituted', '', '2.3.0', '2.3.1'],
  'not_listed',
];

/** The same of a schedule of instant prizes that is over: of each slot what became of it. */
async function scheduleVerdict(site: string): Promise<unknown[]> {
  const told = (await (await fetch(`${site}/api/prizes/commitments`)).json()) as {
    readonly items: readonly { readonly id: string; readonly seed: string | null }[];
  };
  const schedule = told.items.find(({ seed }) => seed !== null)?.id ?? '';
  const verdict = await verifyPrizes({ files: filesOfSite(site, schedule), schedule });
  if (verdict.verdict === 'refused') return [verdict.refusal.message];
  if (verdict.verdict === 'unrevealed') return [verdict.verdict];
  return [verdict.verdict, ...verdict.slots.map(({ wins }) => wins.map(({ refused }) => refused))];
}

/** One never answered, and somebody else has won since; all others hold. */
const SCHEDULE_VERDICT = ['confirmed', [null], [null], ['no_answer', null], [null]];

/** What a stranger's program says of all that was held: of the draw by its files and by their archive, and of the prizes. */
export const publicVerdicts = async (site: string): Promise<unknown[]> => [
  await editionVerdict(site),
  await editionVerdict(site, await bundleFiles(site)),
  await scheduleVerdict(site),
];

export const PUBLIC_VERDICTS = [EDITION_VERDICT, EDITION_VERDICT, SCHEDULE_VERDICT];
