import * as z from 'zod/mini';
import { DRAW_STATES, isSameName, NOTED_DUTIES } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { SECOND_PERSON } from '../core/second-person.ts';
import { cpf, day, idParams, INTEGER_LIMIT, required } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { EXTRACTED_PRIZES, extractedPrizes } from '../core/rule-set.ts';
import { calculationRun } from './calculation-run.ts';
import { calculationDetail, calculationRow } from './calculation-view.ts';

/** Both of an extraction typed twice, and of every reason. */
export const DRAW_TEXT_LIMIT = 500;
/** The report of the facts in the minutes. */
export const REPORT_LIMIT = 4000;
const WITNESSES = 2;

const text = (limit = DRAW_TEXT_LIMIT) => required().check(z.maxLength(limit, 'limit'));
const version = z.object(versioned);
const explained = z.object({ ...versioned, reason: text() });

export const extractionInput = z.object({
  ...versioned,
  /** The number of the extraction (concurso). */
  contest: required().check(z.regex(/^\d{1,6}$/, 'number')),
  prizes: extractedPrizes,
  /** Where they were read. */
  source: text(),
});

/** Nobody is both witnesses, whatever the spelling. */
const twoPeople = z.check<{ name: string; cpf: string }[]>(({ value: [one, other], issues }) => {
  if (!one || !other) return;
  const field = one.cpf === other.cpf ? 'cpf' : isSameName(one.name, other.name) ? 'name' : null;
  if (field) issues.push({ code: 'custom', input: other[field], path: [1, field], message: 'witness_same' });
});

export const minutesInput = z.object({
  ...versioned,
  signatory: text(120),
  /** What the signatory is in the company. */
  role: text(120),
  /** Two people, neither of them one who typed the extraction. */
  witnesses: z
    .array(z.object({ name: text(120), cpf: cpf() }), 'required')
    .check(z.minLength(WITNESSES, 'required'), z.maxLength(WITNESSES, 'required'), twoPeople),
  report: text(REPORT_LIMIT),
});

const step = {
  method: 'POST' as const,
  params: idParams,
  access: 'calculation:run' as const,
  response: calculationDetail,
  errors: ['NOT_FOUND', 'CONFLICT'] as const,
};
const path = '/admin/calculation/:id' as const;

/**
 * The calculation (apuração) of a draw, step by step along DRAW_TRANSITIONS. A step beside the table, or with an older
 * version than the draw's, is CONFLICT: of two who press at once one is told.
 */
export const calculation = {
  list: endpoint({
    method: 'GET',
    path: '/admin/calculation',
    access: 'calculation:list',
    query: listQuery(
      ['lotteryDate', 'title'],
      z.strictObject({ state: z.optional(z.enum(DRAW_STATES, 'invalid')) }),
    ),
    response: listResponse(calculationRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists draws with how far their calculation is, the latest extraction first.',
  }),
  get: endpoint({
    method: 'GET',
    path,
    access: 'calculation:view',
    params: idParams,
    response: calculationDetail,
    errors: ['NOT_FOUND'],
    summary: 'One draw with everything its wizard shows; ask again while the list is being frozen.',
  }),
  result: endpoint({
    method: 'GET',
    path: `${path}/runs/:number`,
    access: 'calculation:view',
    params: z.extend(idParams, {
      number: z.coerce
        .number('invalid')
        .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(INTEGER_LIMIT, 'invalid')),
    }),
    response: calculationRun,
    errors: ['NOT_FOUND'],
    summary: 'One run with the trace of every digit, fold and candidate, and who holds the drawn numbers.',
  }),
  freeze: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/freeze`,
    status: 202,
    body: version,
    errors: [...step.errors, 'DRAW_NOT_READY'],
    summary:
      'Closes the list for good and has its files and commitment made; again, where that was broken off.',
  }),
  extraction: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/extraction`,
    body: extractionInput,
    errors: [...step.errors, ...SECOND_PERSON, 'FUTURE_DATE'],
    summary:
      'Notes the five prizes as the first person, or compares them as the second; entries that differ are both void.',
  }),
  withdraw: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/withdraw`,
    body: explained,
    summary: 'Takes the first entry of the extraction back.',
  }),
  postpone: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/postpone`,
    /** `source`: where it was announced, an address or what names the place. */
    body: z.extend(explained, { lotteryDate: day(), source: text() }),
    errors: [...step.errors, 'ACCOUNT_NEWER'],
    summary:
      'Asks a second person for a later extraction: there was none, and the list stays; or the list was not closed in time.',
  }),
  confirmPostponement: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/postpone/confirm`,
    body: version,
    errors: [...step.errors, ...SECOND_PERSON],
    summary: 'Moves the draw to the later extraction that somebody else asked for.',
  }),
  withdrawPostponement: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/postpone/withdraw`,
    body: explained,
    summary: 'Takes back what was asked for; the draw stays where it is.',
  }),
  cancel: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/cancel`,
    access: 'calculation:publish',
    body: explained,
    summary: 'Calls a draw off for good.',
  }),
  release: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/release`,
    /** `upTo`: the last prize, from 1, that is public afterwards. */
    body: z.object({
      ...versioned,
      upTo: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(EXTRACTED_PRIZES, 'invalid')),
    }),
    summary:
      'Makes prizes of the confirmed extraction public, in their order, up to one of them. There is no way back.',
  }),
  run: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/run`,
    body: version,
    errors: [...step.errors, 'LIST_CHANGED'],
    summary:
      'Finds the winners, and releases the prizes that are not public yet. A repetition adds a run; the same extraction and list give the same bytes.',
  }),
  review: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/review`,
    body: version,
    errors: [...step.errors, 'DRAW_NOT_READY', 'LIST_CHANGED'],
    summary: 'Takes the latest run as right: its winners and surrogates are written and may be contacted.',
  }),
  sendBack: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/send-back`,
    body: explained,
    errors: [...step.errors, 'WINNERS_CONTACTED'],
    summary: 'One step back: a review is taken back while nobody was contacted, a calculation is done anew.',
  }),
  minutes: endpoint({
    ...step,
    method: 'PUT',
    path: `${path}/minutes`,
    body: minutesInput,
    summary: 'Keeps what the minutes (ata) need: who signs, two witnesses, the report of the facts.',
  }),
  duty: endpoint({
    ...step,
    path: `${path}/duties`,
    body: z.object({ ...versioned, duty: z.enum(NOTED_DUTIES, 'invalid'), doneOn: day() }),
    errors: [...step.errors, 'FUTURE_DATE'],
    summary: 'Notes when the authority was shown whose the prizes are, or was handed the list.',
  }),
  publish: endpoint({
    ...step,
    freshProof: true,
    path: `${path}/publish`,
    access: 'calculation:publish',
    body: z.object({
      ...versioned,
      /** The draw's title, typed. */
      confirmation: z.string('required').check(z.trim(), z.minLength(1, 'required')),
    }),
    errors: [...step.errors, 'DRAW_NOT_READY'],
    summary: 'Publishes the winners. There is no way back; minutes must be complete.',
  }),
  account: endpoint({
    ...step,
    path: `${path}/account`,
    body: z.object({ ...versioned, note: text() }),
    summary: 'Notes that the accounts (prestação de contas) were rendered.',
  }),
};
