import * as z from 'zod/mini';
import { SKIP_REASONS } from '@fio/domain';
import { instant, uuid } from '../core/fields.ts';
import { digitPick } from '../core/rule-set.ts';

const pickedDigit = z.extend(digitPick, { digit: z.int() });
const award = z.object({ prize: z.int(), unit: z.int(), rank: z.int() });
const side = z.enum(['target', 'above', 'below', 'wrapped_above', 'wrapped_below']);

/** Calculation of the domain. */
const calculationResult = z.object({
  extraction: z.array(z.string()),
  trace: z.object({
    order: z.array(pickedDigit),
    series: z.object({ prefix: z.string(), digits: z.array(pickedDigit), folds: z.array(z.int()) }),
    target: z.object({ series: z.int(), order: z.int() }),
  }),
  walk: z.array(
    z.union([
      z.object({ kind: z.literal('series'), series: z.int(), order: z.int() }),
      z.object({ kind: z.literal('won'), code: z.int(), side, award }),
      z.object({
        kind: z.literal('skipped'),
        code: z.int(),
        side,
        reason: z.enum(SKIP_REASONS),
        wonWith: z.optional(z.int()),
      }),
      z.object({ kind: z.literal('exhausted'), missing: z.int() }),
    ]),
  ),
  awards: z.array(z.extend(award, { code: z.int() })),
  missing: z.int(),
});

export const runSummary = z.object({
  number: z.int(),
  by: z.string(),
  at: instant(),
  /** SHA-256 of the result's canonical JSON: the same for the same extraction and list. */
  hash: z.string(),
});

/** One calculation with its whole trace. */
export const calculationRun = z.extend(runSummary, {
  result: calculationResult,
  /** Who holds the numbers that won, CPFs masked. Without who has left since. */
  holders: z.array(
    z.object({
      code: z.int(),
      registrationId: uuid(),
      name: z.string(),
      cpf: z.string(),
      city: z.string(),
      uf: z.string(),
    }),
  ),
});
export type CalculationRun = z.infer<typeof calculationRun>;
