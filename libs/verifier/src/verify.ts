import { hashOf } from './crypto/bytes.ts';
import { calculate } from './draw/calculate.ts';
import type { Change } from './draw/Change.ts';
import { checkDocuments } from './draw/documents.ts';
import {
  type Commitment,
  commitmentForm,
  type Evidence,
  evidenceForm,
  FORMATS,
  numbersForm,
  pageForm,
  prizesForm,
} from './draw/forms.ts';
import { checkPromises } from './draw/history.ts';
import { entriesOf } from './draw/draw-entries.ts';
import { ShownList } from './draw/list.ts';
import { checkGiven, checkNumbers } from './draw/numbers.ts';
import { checkOutcome, placeIn } from './draw/outcome.ts';
import { checkPage } from './draw/page.ts';
import type { LateRound } from './draw/late-round.ts';
import { checkPrizes } from './draw/prizes.ts';
import { Seats } from './draw/seats.ts';
import { checkEvidenceLog } from './draw/shown-log.ts';
import { type Log, readLog, type Trusted } from './log/Log.ts';
import { canonical, parseCanonical } from './reading/canonical.ts';
import type { Json } from './reading/parse-json.ts';
import { below, mustEqual, Refusal, wholeOf } from './reading/Refusal.ts';
import type { Files } from './sources/Files.ts';
import { jsonOf } from './sources/read.ts';

/** What is checked, in this order. */
export const STEPS = [
  'log',
  'promises',
  'list',
  'numbers',
  'calculation',
  'outcome',
  'page',
  'prizes',
] as const;

/** One of STEPS. */
export type StepName = (typeof STEPS)[number];

export interface Asked {
  readonly files: Files;
  readonly trusted?: Trusted;
  /** Of the draw's page, where the files may be of another. */
  readonly slug?: string;
  readonly onProgress?: (step: StepName, done: number, of: number) => void;
}

/** A draw of which everything holds. */
export interface Confirmed {
  /** `changed`: it holds with what is told here, for everyone to judge. */
  readonly verdict: 'confirmed' | 'changed';
  readonly title: string;
  readonly changes: readonly Change[];
  /** Of schedules of instant prizes: what the public beacon said, and the log didn't tell in time. */
  readonly lateRounds: readonly LateRound[];
  readonly committed: Commitment;
  readonly head: Pick<Log['head'], 'origin' | 'size' | 'root'>;
  readonly witnesses: Log['witnesses'];
}

/** A draw of which something doesn't. */
export interface Refused {
  readonly verdict: 'refused';
  /** What was being checked. */
  readonly step: StepName;
  readonly refusal: Refusal;
}

export type Verdict = Confirmed | Refused;

const EVIDENCE = 'evidence.json';

interface Read {
  readonly json: Json;
  readonly evidence: Evidence;
  readonly committed: Commitment;
}

/** The evidence, and what it says was promised: a text by its hash. */
async function readEvidence(files: Files): Promise<Read> {
  const json = await jsonOf(files, EVIDENCE);
  const evidence = evidenceForm(json, wholeOf(EVIDENCE));
  const { text, hash } = evidence.commitment;
  const place = placeIn(EVIDENCE, 'commitment');
  mustEqual(below(place, 'hash'), 'hash_differs', hash, hashOf(text));
  const at = below(place, 'text');
  const committed = commitmentForm(parseCanonical(text, at), at);
  const [withLog, without] = FORMATS;
  const hasDefence = committed.defenceDays !== undefined;
  mustEqual(placeIn(EVIDENCE, 'format'), 'other_format', evidence.format, hasDefence ? withLog : without);
  const meaning = hasDefence ? 'missing_member' : 'unknown_member';
  mustEqual(placeIn(EVIDENCE, 'log'), meaning, evidence.log !== undefined, hasDefence);
  return { json, evidence, committed };
}

async function readForm<Value>(
  files: Files,
  file: string,
  form: (value: Json, place: ReturnType<typeof wholeOf>) => Value,
) {
  return form(await jsonOf(files, file), wholeOf(file));
}

/** Checks all that is published of a draw. Errors of reading the files themselves (a network that fails) are thrown. */
export async function verifyDraw({
  files,
  trusted = {},
  slug,
  onProgress = () => undefined,
}: Asked): Promise<Verdict> {
  let step: StepName = 'log';
  const startStep = (name: StepName) => {
    step = name;
    onProgress(name, 0, 1);
  };
  try {
    startStep('log');
    const log = await readLog(files, trusted, (done, of) => onProgress('log', done, of));
    startStep('promises');
    const { json, evidence, committed } = await readEvidence(files);
    if (slug !== undefined)
      mustEqual(placeIn(EVIDENCE, 'draw', 'slug'), 'page_differs', evidence.draw.slug, slug);
    const drawLog = entriesOf(log.entries, committed.drawId);
    const promised = checkPromises(drawLog, committed, evidence);
    startStep('list');
    const list = new ShownList(committed, evidence.list, placeIn(EVIDENCE, 'list'));
    startStep('numbers');
    const numbers = await readForm(files, 'numbers.json', numbersForm);
    checkNumbers(numbers, log.entries);
    checkGiven(numbers, committed, list, (done, of) => onProgress('numbers', done, of));
    startStep('calculation');
    const calculation = calculate(committed, evidence, list);
    const result = placeIn(EVIDENCE, 'result');
    mustEqual(below(result, 'hash'), 'hash_differs', evidence.result.hash, hashOf(evidence.result.text));
    if (canonical(JSON.parse(JSON.stringify(calculation)) as Json) !== evidence.result.text)
      throw new Refusal(below(result, 'text'), 'result_differs');
    startStep('outcome');
    const seats = new Seats(calculation, committed.interval);
    const outcome = checkOutcome(drawLog, evidence, promised, seats);
    if (evidence.log) checkEvidenceLog(evidence.log, drawLog, placeIn(EVIDENCE, 'log'));
    startStep('page');
    const page = await readForm(files, 'draw.json', pageForm);
    checkPage(page, { log: drawLog, evidence, committed, promised, outcome, seats });
    await checkDocuments(files, page, json);
    startStep('prizes');
    const lateRounds = checkPrizes(await readForm(files, 'prizes.json', prizesForm), log.entries);
    const changes = [...promised.changes, ...outcome.changes].toSorted((one, other) =>
      one.at.localeCompare(other.at),
    );
    const { origin, size, root } = log.head;
    return {
      verdict: changes.length === 0 ? 'confirmed' : 'changed',
      title: committed.title,
      changes,
      lateRounds,
      committed,
      head: { origin, size, root },
      witnesses: log.witnesses,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { verdict: 'refused', step, refusal: error };
  }
}
