import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { chosen, idParams, instant, title, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { prizeBeacon } from '../public/prize-beacon.ts';

/** The two ways the law allows (Portaria SEAE/ME 7.638, art. 2): moments fixed beforehand, or every nth participation. */
export const SCHEDULE_RULES = ['moments', 'counter'] as const;
/** Committed and not begun, running, over, over with its seed published. */
export const SCHEDULE_STATES = ['committed', 'running', 'ended', 'revealed'] as const;

/** Slots that one schedule may have. */
export const SCHEDULE_SLOT_LIMIT = 20_000;
const DAY_MINUTES = 1440;

const state = z.enum(SCHEDULE_STATES);

export const scheduleRow = z.object({
  id: uuid(),
  title: z.string(),
  rule: z.enum(SCHEDULE_RULES),
  state,
  startsAt: instant(),
  endsAt: instant(),
  slots: z.int(),
  /** Slots that were won and hold, and those that wait for somebody right now. */
  won: z.int(),
  available: z.int(),
  committedAt: instant(),
});

export const scheduleDetail = z.extend(scheduleRow, {
  opensMinute: z.int(),
  closesMinute: z.int(),
  every: z.nullable(z.int()),
  /** Valid participations so far, of a schedule by counter. */
  participations: z.int(),
  /** SHA-256 of the seed, hexadecimal: published before the start. */
  seedHash: z.string(),
  /** The seed itself, once it is revealed. */
  seed: z.nullable(z.string()),
  revealedAt: z.nullable(instant()),
  /** The public beacon's round that its slots wait for; without its signature none of them can be won yet. */
  beacon: z.nullable(prizeBeacon),
  allotment: z.array(
    z.object({ kindId: uuid(), title: z.string(), quantity: z.int(), won: z.int(), available: z.int() }),
  ),
});

const minutes = () => z.int('required').check(z.minimum(0, 'number'), z.maximum(DAY_MINUTES, 'number'));

export const scheduleInput = z.object({
  title: title(),
  rule: z.enum(SCHEDULE_RULES, 'required'),
  startsAt: instant(),
  endsAt: instant(),
  /** Minutes of a day of São Paulo between which moments fall, the end not included. */
  opensMinute: minutes(),
  closesMinute: minutes(),
  /** By counter: one wins in so many; null by moments. */
  every: z.nullable(z.int('number').check(z.minimum(2, 'number'), z.maximum(1_000_000, 'number'))),
  allotment: z
    .array(
      z.object({
        kindId: chosen(),
        quantity: z.int('required').check(z.minimum(1, 'number'), z.maximum(SCHEDULE_SLOT_LIMIT, 'number')),
      }),
      'required',
    )
    .check(z.minLength(1, 'required'), z.maxLength(50, 'limit')),
});
export type ScheduleInput = z.output<typeof scheduleInput>;

/** Schedules are the prizes' business. There is no change and no deletion: what is committed stands. */
export const prizeSchedules = {
  list: endpoint({
    method: 'GET',
    path: '/admin/prizes/schedules',
    access: 'prizes:list',
    query: listQuery(
      ['startsAt', 'title'],
      z.strictObject({ state: z.optional(z.enum(SCHEDULE_STATES, 'invalid')) }),
    ),
    response: listResponse(scheduleRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists the schedules of instant prizes, latest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/prizes/schedules/:id',
    access: 'prizes:view',
    params: idParams,
    response: scheduleDetail,
    errors: ['NOT_FOUND'],
    summary: 'One schedule with how far it has come; moments that lie ahead are told to nobody.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/prizes/schedules',
    access: 'prizes:generate',
    freshProof: true,
    body: scheduleInput,
    status: 201,
    response: scheduleDetail,
    errors: ['INVALID_DATE'],
    summary: 'Draws the slots of a schedule that has not begun, and commits to them for good.',
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/admin/prizes/schedules/:id/reveal',
    access: 'prizes:generate',
    freshProof: true,
    params: idParams,
    response: scheduleDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Publishes the seed of a schedule that is over, so that anyone can compute its slots.',
  }),
};
