import * as z from 'zod/mini';
import { DRAW_STATES, NOTED_DUTIES, SKIP_REASONS, WINNER_STATES } from '@fio/domain';
import { day, instant, uuid } from '../core/fields.ts';
import { earningRule } from '../core/earning-rule.ts';
import { ruleSet } from '../core/rule-set.ts';
import { runSummary } from './calculation-run.ts';

/** What keeps a list from being closed: each has to be put right first. */
export const FREEZE_BLOCKERS = [
  /** Its definition is a draft. */
  'draft',
  'certificate',
  'regulation',
  'prizes',
  'rules',
  /** No order of numbers was committed to. */
  'pool',
  'period',
  /** Invoices of the period wait for review. */
  'invoices',
  /** Invitations of the period are about to be counted. */
  'invitations',
  /** The order of the numbers isn't published yet. */
  'reveal',
  /** Nobody has a number. */
  'empty',
  /** The hour by which the list had to be closed is gone: the draw moves to a later extraction. */
  'late',
] as const;

export const calculationRow = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(DRAW_STATES),
  /** Days of America/Sao_Paulo, both included. */
  periodFrom: day(),
  periodTo: day(),
  lotteryDate: day(),
  /** Units of all prizes. */
  prizes: z.int(),
  /** In the closed list; of one that isn't closed those given out so far. */
  numbers: z.int(),
  /** Where the list was closed and its files are being written. */
  freezing: z.boolean(),
  publishedAt: z.nullable(instant()),
  version: z.int(),
});

const prize = z.object({
  id: uuid(),
  position: z.int(),
  title: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Cents of a real. */
  value: z.int(),
});

/** What was frozen, and how far the files are while `frozenAt` is null. Hashes are hexadecimal. */
const list = z.object({
  closedAt: instant(),
  frozenAt: z.nullable(instant()),
  count: z.int(),
  /** Numbers that stand in a file already. */
  written: z.int(),
  root: z.nullable(z.string()),
  /** SHA-256 of the commitment's canonical JSON: what was published before the extraction. */
  hash: z.nullable(z.string()),
  files: z.array(z.object({ part: z.int(), count: z.int(), bytes: z.int(), sha256: z.string() })),
});

/** The five prizes as one person typed them. What the first typed is told to nobody else before the second has typed. */
const entry = z.object({
  id: uuid(),
  place: z.int(),
  by: z.string(),
  mine: z.boolean(),
  at: instant(),
  /** Taken back, or of a pair that didn't match. */
  voided: z.boolean(),
  contest: z.nullable(z.string()),
  prizes: z.nullable(z.array(z.string())),
  source: z.string(),
});

const drawnWinner = z.object({
  id: uuid(),
  prizeId: uuid(),
  /** 0 of a surrogate who waits. */
  unit: z.int(),
  rank: z.int(),
  state: z.enum(WINNER_STATES),
  name: z.string(),
  /** Masked. */
  cpf: z.string(),
  city: z.string(),
  uf: z.string(),
  series: z.nullable(z.int()),
  number: z.int(),
  /** Before the publication: what has come up since that would keep the number from winning. */
  problem: z.nullable(z.enum(SKIP_REASONS)),
});

export const drawMinutes = z.object({
  signatory: z.string(),
  role: z.string(),
  /** CPFs are masked. */
  witnesses: z.array(z.object({ name: z.string(), cpf: z.string() })),
  report: z.string(),
});

/** Everything the wizard shows of one draw but the trace of its runs. */
export const calculationDetail = z.extend(calculationRow, {
  /** Where visitors find it. */
  publicPage: z.string(),
  certificate: z.nullable(z.string()),
  regulation: z.nullable(z.object({ id: uuid(), title: z.string(), version: z.int() })),
  seriesFirst: z.int(),
  seriesLast: z.int(),
  plannedAt: z.nullable(instant()),
  place: z.string(),
  ruleSet,
  earning: earningRule,
  prizeList: z.array(prize),
  surrogates: z.int(),
  /** Business days from the calculation to the publication. */
  publishWithin: z.int(),
  /** What the authority has to see before the extraction: until when, and since when it has. */
  duties: z.array(
    z.object({ duty: z.enum(NOTED_DUTIES), by: day(), doneOn: z.nullable(day()), open: z.boolean() }),
  ),
  /** A later extraction that somebody asked for, until a second person confirms it or it is withdrawn. */
  postponement: z.nullable(
    z.object({
      lotteryDate: day(),
      reason: z.string(),
      /** Where it was announced. */
      source: z.string(),
      by: z.string(),
      at: instant(),
      mine: z.boolean(),
    }),
  ),
  /** Until when the list may be closed. */
  cutOffAt: instant(),
  /** Of the last step: why it was postponed, sent back, cancelled. */
  reason: z.nullable(z.string()),
  /** Empty once the list may be closed; of a closed list always empty. */
  blockers: z.array(z.enum(FREEZE_BLOCKERS)),
  list: z.nullable(list),
  /** Latest first. */
  entries: z.array(entry),
  /** The latest two entries didn't match: at these places ('contest', 'prize1' … 'prize5'). null otherwise. */
  mismatch: z.nullable(z.array(z.string())),
  /** What both typed. */
  extraction: z.nullable(z.object({ contest: z.string(), prizes: z.array(z.string()) })),
  /** So many of its prizes are public, from the first on. */
  released: z.int(),
  /** Latest first; the latest is the one that holds. */
  runs: z.array(runSummary),
  calculatedAt: z.nullable(instant()),
  /** The day by which it is to be published. */
  publishBy: z.nullable(day()),
  /** From the review on; prizes in order, units, then surrogates by rank. */
  winners: z.array(drawnWinner),
  minutes: z.nullable(drawMinutes),
  /** Oldest first; `by` is null where nobody of staff took the step. */
  events: z.array(
    z.object({
      id: z.string(),
      from: z.nullable(z.enum(DRAW_STATES)),
      to: z.enum(DRAW_STATES),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      at: instant(),
    }),
  ),
});
export type CalculationDetail = z.infer<typeof calculationDetail>;
