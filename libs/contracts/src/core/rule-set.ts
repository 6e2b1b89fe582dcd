import * as z from 'zod/mini';
import { APPROXIMATIONS, DIGIT_PLACES, EMPTY_SERIES_RULES, SERIES_FOLDS } from '@fio/domain';

const EXTRACTED = [1, 2, 3, 4, 5] as const;
/** So many prizes the lottery draws. */
export const EXTRACTED_PRIZES = EXTRACTED.length;
/** DigitPick of the domain. */
export const digitPick = z.object({
  prize: z.literal(EXTRACTED, 'invalid'),
  place: z.enum(DIGIT_PLACES, 'invalid'),
});

/** RuleSet of the domain, as a form sends it and as everyone may read it. */
export const ruleSet = z.object({
  order: z
    .array(digitPick, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(EXTRACTED.length, 'limit')),
  series: z.object({
    prefix: z.string('required').check(z.regex(/^\d{0,3}$/, 'invalid')),
    digits: z.array(digitPick, 'required').check(z.maxLength(3, 'limit')),
  }),
  fold: z.enum(SERIES_FOLDS, 'required'),
  approximation: z.enum(APPROXIMATIONS, 'required'),
  emptySeries: z.enum(EMPTY_SERIES_RULES, 'required'),
  onePrizePerPerson: z.boolean('required'),
  minimumAge: z.int('required').check(z.minimum(0, 'number'), z.maximum(120, 'number')),
});

/** The five prizes of an extraction of the Loteria Federal, from the first on. */
export const extractedPrizes = z
  .array(
    // One too many is most often the zero that some sites write in front; which digit to drop only a person can see.
    z
      .string('required')
      .check(z.regex(/^(?!\d{6,}$)/, 'extraction_long'), z.regex(/^(?:\d{5}|\d{6,})$/, 'extraction')),
    'required',
  )
  .check(z.minLength(EXTRACTED.length, 'required'), z.maxLength(EXTRACTED.length, 'required'));
