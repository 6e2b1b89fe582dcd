import process from 'node:process';
import { findNumber } from '../draw/proofs.ts';
import { Refusal } from '../reading/Refusal.ts';
import { filesOfSite, kept } from '../sources/site.ts';
import { verifyDraw } from '../verify.ts';
import { en } from '../words/en.ts';
import { pt } from '../words/pt.ts';
import { verifyPrizes } from '../prizes/verify-prizes.ts';
import { prizesReportOf, reportOf } from '../words/report.ts';
import { filled, type Words } from '../words/words.ts';
import { type Request, requestOf, USAGE } from './arguments.ts';
import { filesSaved, savedTo } from './folder.ts';

const [CONFIRMED, REFUSED, UNKNOWN] = [0, 1, 2];
const EXIT = { confirmed: CONFIRMED, refused: REFUSED, unrevealed: UNKNOWN } as const;

/** A terminal obeys what it is sent: what others wrote is shown, not obeyed. */
const shown = (text: string) => text.replaceAll(/\p{Cc}/gu, '\ufffd');
const say = (lines: readonly string[]) => process.stdout.write(`${lines.map(shown).join('\n')}\n`);

const progressIn =
  (words: Words) =>
  (step: keyof Words['step'], done: number): void => {
    if (done === 0) process.stderr.write(`${words.text.step}: ${words.step[step]}\n`);
  };

async function checkSchedule({ from, slug, trusted, save, lang }: Request): Promise<number> {
  const words = lang === 'en' ? en : pt;
  const source = slug === undefined ? await filesSaved(from) : filesOfSite(from, slug);
  const files = kept(source, save === undefined ? undefined : savedTo(save));
  const onProgress = progressIn(words);
  const asked = { files, trusted, onProgress, ...(slug !== undefined && { schedule: slug }) };
  const verdict = await verifyPrizes(asked);
  say(prizesReportOf(words, verdict));
  return EXIT[verdict.verdict];
}

async function check({ from, slug, trusted, numbers, save, lang }: Request): Promise<number> {
  const words = lang === 'en' ? en : pt;
  const source = slug === undefined ? await filesSaved(from) : filesOfSite(from, slug);
  const files = kept(source, save === undefined ? undefined : savedTo(save));
  const verdict = await verifyDraw({
    files,
    trusted,
    ...(slug !== undefined && { slug }),
    onProgress: progressIn(words),
  });
  say(reportOf(words, verdict));
  if (verdict.verdict === 'refused') return REFUSED;
  for (const code of numbers) {
    const answer = await findNumber(files, verdict.committed, code, null);
    say([filled(words.text.number, { number: code, answer: words.text[answer] })]);
  }
  return CONFIRMED;
}

const request = requestOf(process.argv.slice(2));
if (request === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = UNKNOWN;
} else
  try {
    process.exitCode = await (request.prizes ? checkSchedule(request) : check(request));
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`${(request.lang === 'en' ? en : pt).text.failed}: ${shown(message)}\n`);
    process.exitCode = error instanceof Refusal ? REFUSED : UNKNOWN;
  }
