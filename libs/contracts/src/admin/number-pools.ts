import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { versioned } from '../core/resource.ts';
import { numberCommitment } from '../core/number-commitment.ts';

const drawParams = z.object({ drawId: uuid() });

/** The order in which a draw's numbers are given out: drawn once, kept secret, then published. */
export const numberPools = {
  commit: endpoint({
    method: 'POST',
    path: '/admin/tickets-draws/:drawId/commit',
    access: 'tickets:generate',
    params: drawParams,
    body: z.object(versioned),
    status: 201,
    response: numberCommitment,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_DATE'],
    summary:
      "Draws the order of the numbers of a draw's series before its period and publishes the hash of its seed, for good.",
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
