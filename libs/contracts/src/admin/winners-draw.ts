import * as z from 'zod/mini';
import { DRAW_STATES, PRESCRIPTION_EVENTS, TERM_UNITS } from '@fio/domain';
import { earningRule } from '../core/earning-rule.ts';
import { endpoint } from '../core/endpoint.ts';
import { certificateNumber, day, idParams, instant, slug, title, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { numberCommitment } from '../core/number-commitment.ts';
import { keptPicture, pictureInput } from '../core/picture.ts';
import { versioned } from '../core/resource.ts';
import { ruleSet } from '../core/rule-set.ts';
import { pictureUpload } from './uploads.ts';

/** Prizes that one draw may have, units of one prize, and what one may be worth: twenty million reais, in cents. */
export const DRAW_PRIZES_LIMIT = 50;
export const DRAW_UNITS_LIMIT = 1000;
export const DRAW_VALUE_LIMIT = 2_000_000_000;
export const SURROGATES_LIMIT = 100;
export const PUBLISH_WITHIN_LIMIT = 365;
/** A month in hours, or two years in days. */
export const DOCUMENTS_WITHIN_LIMIT = 720;
/** Hours before the extraction by which a list is closed: ten days. */
export const CUT_OFF_LIMIT = 240;
/** The most business days of defence. */
export const DEFENCE_LIMIT = 30;
/** At most three digits are printed. */
export const SERIES_LIMIT = 999;
const PLACE_LIMIT = 300;
export const DRAW_DESCRIPTION_LIMIT = 1000;

/**
 * What of a draw may still be changed: all of it as a draft and until its period begins; then only how it is held; nothing
 * once its list is closed.
 */
export const DRAW_FREEDOMS = ['all', 'occasion', 'nothing'] as const;
const freedom = z.enum(DRAW_FREEDOMS);

export const drawRow = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(DRAW_STATES),
  /** Days of America/Sao_Paulo, both included. */
  periodFrom: day(),
  periodTo: day(),
  lotteryDate: day(),
  /** Units of all prizes. */
  units: z.int(),
  /** Numbers given out so far; null while they aren't committed. */
  given: z.nullable(z.int()),
  freedom,
  /** What an action on this row says it has seen. */
  version: z.int(),
  updatedAt: instant(),
});

const heldBy = z.object({
  id: uuid(),
  title: z.string(),
  number: z.int(),
  certificate: z.nullable(z.string()),
  published: z.boolean(),
});

export type DrawFreedom = (typeof DRAW_FREEDOMS)[number];

export const drawDetail = z.extend(drawRow, {
  regulation: z.nullable(heldBy),
  certificate: z.nullable(z.string()),
  seriesFirst: z.int(),
  seriesLast: z.int(),
  plannedAt: z.nullable(instant()),
  place: z.string(),
  ruleSet,
  earning: earningRule,
  /** In order of value. */
  prizes: z.array(
    z.object({
      id: uuid(),
      title: z.string(),
      description: z.string(),
      quantity: z.int(),
      /** Market value of one, in cents of a real. */
      value: z.int(),
      picture: z.nullable(keptPicture),
    }),
  ),
  surrogates: z.int(),
  publishWithin: z.int(),
  documentsWithin: z.int(),
  documentsUnit: z.enum(TERM_UNITS),
  prescribesFrom: z.enum(PRESCRIPTION_EVENTS),
  cutOffHours: z.int(),
  /** Business days that who is to be disqualified has to answer. */
  defenceDays: z.int(),
  /** What binds the order in which its numbers are given out. */
  numbers: z.nullable(numberCommitment),
  /** From then on no number joins or leaves its list. */
  listClosedAt: z.nullable(instant()),
  createdAt: instant(),
});

const whole = (min: number, max: number) =>
  z.int('required').check(z.minimum(min, 'number'), z.maximum(max, 'number'));

const prizeInput = z.object({
  /** Of one that is kept. */
  id: z.optional(uuid()),
  title: title(),
  description: z.string('required').check(z.trim(), z.maxLength(DRAW_DESCRIPTION_LIMIT, 'limit')),
  quantity: whole(1, DRAW_UNITS_LIMIT),
  value: z.int('required').check(z.minimum(1, 'price'), z.maximum(DRAW_VALUE_LIMIT, 'number')),
});

/** How dates, series, rule set and prizes go together is told by the server (docs/decisions/draw-steps.md). */
export const drawInput = z.object({
  title: title(),
  slug: slug(),
  regulationId: z.nullable(uuid()),
  certificate: z.nullable(certificateNumber()),
  periodFrom: day(),
  periodTo: day(),
  seriesFirst: whole(0, SERIES_LIMIT),
  seriesLast: whole(0, SERIES_LIMIT),
  lotteryDate: day(),
  plannedAt: z.nullable(instant()),
  place: z.string('required').check(z.trim(), z.maxLength(PLACE_LIMIT, 'limit')),
  ruleSet,
  earning: earningRule,
  prizes: z.array(prizeInput, 'required').check(z.maxLength(DRAW_PRIZES_LIMIT, 'limit')),
  surrogates: whole(0, SURROGATES_LIMIT),
  publishWithin: whole(1, PUBLISH_WITHIN_LIMIT),
  /** How long winners have for their documents, from the moment they were asked. */
  documentsWithin: whole(1, DOCUMENTS_WITHIN_LIMIT),
  documentsUnit: z.enum(TERM_UNITS, 'invalid'),
  /** What the time to ask for a prize begins with. */
  prescribesFrom: z.enum(PRESCRIPTION_EVENTS, 'invalid'),
  /** Hours before the extraction by which its list is closed. */
  cutOffHours: whole(1, CUT_OFF_LIMIT),
  /** Business days that who is to be disqualified has to answer. */
  defenceDays: whole(1, DEFENCE_LIMIT),
});

const step = {
  method: 'POST',
  access: 'draw:edit',
  params: idParams,
  body: z.object(versioned),
  response: drawDetail,
} as const;

/** Draws as they are defined; how they are held is the calculation's. */
export const winnersDraw = {
  list: endpoint({
    method: 'GET',
    path: '/admin/winners-draw',
    access: 'draw:list',
    query: listQuery(
      ['lotteryDate', 'title', 'periodFrom', 'updatedAt'],
      z.strictObject({ state: z.optional(z.enum(DRAW_STATES, 'invalid')) }),
    ),
    response: listResponse(drawRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists the draws, the latest lottery first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/winners-draw/:id',
    access: 'draw:view',
    params: idParams,
    response: drawDetail,
    errors: ['NOT_FOUND'],
    summary: 'One draw with its rule set, its prizes and what binds its numbers.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/winners-draw',
    access: 'draw:create',
    body: drawInput,
    status: 201,
    response: drawDetail,
    errors: ['CONFLICT'],
    summary: 'Creates a draw as a draft.',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/winners-draw/:id',
    access: 'draw:edit',
    params: idParams,
    body: z.extend(drawInput, versioned),
    response: drawDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Changes a draw: nothing of its rules once its period has begun.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/winners-draw/:id',
    access: 'draw:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a draft whose numbers are not committed.',
  }),
  schedule: endpoint({
    ...step,
    freshProof: true,
    path: '/admin/winners-draw/:id/schedule',
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Schedules a draft that lacks nothing: participations of its period take its numbers.',
  }),
  withdraw: endpoint({
    ...step,
    freshProof: true,
    path: '/admin/winners-draw/:id/withdraw',
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Makes a draft of a scheduled draw again, before its period.',
  }),
  /** Pictures promise nothing: they may be another when all else of a draw is settled. */
  dress: endpoint({
    method: 'PUT',
    path: '/admin/winners-draw/:id/prizes/:prizeId/picture',
    access: 'draw:edit',
    params: z.object({ id: uuid(), prizeId: uuid() }),
    body: z.extend(z.object(versioned), { picture: z.nullable(pictureInput) }),
    response: drawDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Gives a prize of a draw its picture, or takes it away.',
  }),
  picture: endpoint({
    ...pictureUpload,
    path: '/admin/winners-draw/pictures',
    access: 'draw:edit',
    summary: "Stores a picture of a draw's prize.",
  }),
  /** What a draw can be held by. */
  regulations: endpoint({
    method: 'GET',
    path: '/admin/winners-draw-regulations',
    access: 'draw:list',
    response: z.object({ items: z.array(heldBy) }),
    summary: 'Versions of the regulations of draws, the latest first.',
  }),
};
