import * as z from 'zod/mini';
import {
  INELIGIBILITIES,
  NUMBER_VERDICTS,
  parseLuckyNumber,
  SERIES_SIZE,
  TICKET_ORIGINS,
  TICKET_STATES,
} from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { chosen, day, instant, required, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { notParticipant } from '../errors/codes.ts';
import { drawName, drawTotals, ticketTotals } from './ticket-totals.ts';

export const holder = z.object({ id: uuid(), name: z.string() });

/** `012/34567` as printed; also `012 34567` and `12/34.567`. */
const numberText = () =>
  required().check(
    z.maxLength(20, 'limit'),
    z.refine((text) => parseLuckyNumber(text) !== null, 'number'),
  );

/** How many numbers each series of the draw has: it says with how many digits a number is printed. */
const seriesSize = z.int();

/** A lucky number that was given out. Its id is that of its draw with the place in the order of giving out. */
export const ticketRow = z.object({
  id: z.string(),
  series: z.int(),
  number: z.int(),
  seriesSize,
  draw: drawName,
  holder,
  origin: z.enum(TICKET_ORIGINS),
  state: z.enum(TICKET_STATES),
  createdAt: instant(),
});

export const ticketDetail = z.extend(ticketRow, {
  /** 0 for the first that was given out. */
  counter: z.int(),
  /** SHA-256 of the seed that fixed the order, published before the period: 64 hexadecimal digits. */
  seedHash: z.string(),
  invoiceId: z.nullable(uuid()),
  /** Who was invited, of a number that an invitation gave. */
  invited: z.nullable(holder),
  reason: z.nullable(z.string()),
  voidedAt: z.nullable(instant()),
});

const ticketId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,8}$/, 'invalid')),
});

const query = listQuery(
  ['createdAt'],
  z.strictObject({
    drawId: z.optional(uuid()),
    state: z.optional(z.enum(TICKET_STATES, 'invalid')),
    origin: z.optional(z.enum(TICKET_ORIGINS, 'invalid')),
    number: z.optional(numberText()),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
);

/** As many participants as the list of those with the most numbers has. */
export const MOST_HOLDERS = 10;
/** As many by hand at once, so that a slip of the finger stays a small one. */
export const MOST_BY_HAND = 50;
/** As many distributed numbers on either side are shown around a checked one. */
export const NEIGHBOURS = 3;

const neighbour = z.object({ id: z.string(), series: z.int(), number: z.int(), holder });

export const numberCheck = z.object({
  draw: drawName,
  series: z.int(),
  number: z.int(),
  seriesSize,
  verdict: z.enum(NUMBER_VERDICTS),
  ticket: z.nullable(ticketDetail),
  ineligible: z.array(z.enum(INELIGIBILITIES)),
  /** The nearest distributed numbers of the same series, the nearest first. */
  above: z.array(neighbour),
  below: z.array(neighbour),
});

/** What one number means for each draw whose numbers are committed, the latest draw first. */
export const numberEverywhere = z.object({
  items: z.array(
    z.object({
      draw: drawName,
      seriesSize,
      verdict: z.enum(NUMBER_VERDICTS),
      ineligible: z.array(z.enum(INELIGIBILITIES)),
      ticket: z.nullable(z.object({ id: z.string(), holder })),
    }),
  ),
});

/** Every number of a draw compared with the committed order. All but `issued`, `counted` and `hash` are faults. */
export const ticketIntegrity = z.object({
  /** Where the counter stands: so many were given out. */
  issued: z.int(),
  /** As many are kept. */
  counted: z.int(),
  duplicates: z.int(),
  outOfRange: z.int(),
  /** Places of the order that were passed over. */
  gaps: z.int(),
  /** Numbers that don't stand where the committed order has them. */
  misplaced: z.int(),
  /** SHA-256 of the list, `counter;series;number` a line in the order of giving out: 64 hexadecimal digits. */
  hash: z.string(),
  checkedAt: instant(),
});

const drawParams = z.object({ drawId: uuid() });
const place = (last: number) =>
  z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(last, 'invalid'));
const numberParams = z.object({ series: place(999), number: place(SERIES_SIZE - 1) });

/** Lucky numbers in the back office: the list, the check of one, the totals. */
export const adminTickets = {
  list: endpoint({
    method: 'GET',
    path: '/admin/tickets',
    access: 'tickets:list',
    query,
    response: listResponse(ticketRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists lucky numbers that were given out, latest first.',
  }),
  export: exportEndpoint('tickets', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/tickets/:id',
    access: 'tickets:view',
    params: ticketId,
    response: ticketDetail,
    errors: ['NOT_FOUND'],
    summary: 'One lucky number with its place in the order of giving out.',
  }),
  generate: endpoint({
    method: 'POST',
    path: '/admin/tickets',
    access: 'tickets:generate',
    freshProof: true,
    body: z.object({
      drawId: chosen(),
      /** The participant's CPF, phone or e-mail. */
      user: required().check(z.maxLength(254, 'limit')),
      count: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(MOST_BY_HAND, 'invalid')),
      reason: required().check(z.maxLength(500, 'limit')),
    }),
    status: 201,
    response: z.object({
      holder,
      numbers: z.array(z.object({ series: z.int(), number: z.int(), seriesSize })),
    }),
    errors: [...notParticipant, 'CPF_BLOCKED', 'USER_BLOCKED', 'LUCK_NUMBERS_REACHED'],
    summary: 'Gives lucky numbers to a participant by hand, with a reason.',
  }),
  invalidate: endpoint({
    method: 'POST',
    path: '/admin/tickets/:id/invalidate',
    bulk: true,
    access: 'tickets:invalidate',
    freshProof: true,
    params: ticketId,
    body: z.object({ reason: required().check(z.maxLength(500, 'limit')) }),
    response: ticketDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Voids a lucky number: it stays out of every draw and is never given again.',
  }),
  draws: endpoint({
    method: 'GET',
    path: '/admin/tickets-draws',
    access: 'tickets:list',
    response: z.object({ items: z.array(drawTotals) }),
    summary: 'The draws whose numbers are committed, with how many of each series are gone.',
  }),
  totals: endpoint({
    method: 'GET',
    path: '/admin/tickets-draws/:drawId/totals',
    access: 'tickets:list',
    params: drawParams,
    response: ticketTotals,
    errors: ['NOT_FOUND'],
    summary: "One draw's numbers by series and by day, with when they run out.",
  }),
  holders: endpoint({
    method: 'GET',
    path: '/admin/tickets-draws/:drawId/holders',
    access: 'tickets:view',
    params: drawParams,
    response: z.object({ items: z.array(z.extend(holder, { numbers: z.int() })) }),
    errors: ['NOT_FOUND'],
    summary: 'The participants with the most numbers that count, most first.',
  }),
  check: endpoint({
    method: 'GET',
    path: '/admin/tickets-draws/:drawId/numbers/:series/:number',
    access: 'tickets:view',
    params: z.extend(drawParams, numberParams.shape),
    response: numberCheck,
    errors: ['NOT_FOUND'],
    summary: 'What one number means for a draw, with its neighbours.',
  }),
  everywhere: endpoint({
    method: 'GET',
    path: '/admin/tickets-numbers/:series/:number',
    access: 'tickets:view',
    params: numberParams,
    response: numberEverywhere,
    summary: 'What one number means for every draw.',
  }),
  integrity: endpoint({
    method: 'POST',
    path: '/admin/tickets-draws/:drawId/integrity',
    unkeyed: 'reads',
    access: 'tickets:view',
    params: drawParams,
    response: ticketIntegrity,
    errors: ['NOT_FOUND'],
    summary: 'Compares every number of a draw with the committed order, one by one.',
  }),
};
