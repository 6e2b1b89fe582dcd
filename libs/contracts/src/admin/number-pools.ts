import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { numberCommitment } from '../public/tickets.ts';

const drawParams = z.object({ drawId: uuid() });
/** At most three digits are printed. */
const series = () => z.int('required').check(z.minimum(0, 'number'), z.maximum(999, 'number'));

const interval = z.object({ seriesFirst: series(), seriesLast: series() }).check(
  z.refine(({ seriesFirst, seriesLast }) => seriesLast >= seriesFirst, {
    error: 'invalid',
    path: ['seriesLast'],
  }),
);

/** The order in which a draw's numbers are given out: drawn once, kept secret, then published. */
export const numberPools = {
  commit: endpoint({
    method: 'POST',
    path: '/admin/tickets-draws/:drawId/commit',
    access: 'tickets:generate',
    params: drawParams,
    body: interval,
    status: 201,
    response: numberCommitment,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_DATE'],
    summary:
      "Draws the order of a draw's numbers before its period and publishes the hash of its seed, for good.",
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/admin/tickets-draws/:drawId/reveal',
    access: 'tickets:generate',
    params: drawParams,
    response: numberCommitment,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Publishes the seed after the period, once no invoice of it waits any more: no number is given after.',
  }),
};
