import * as z from 'zod/mini';
import { PRIZE_REASONS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { exportEndpoint } from '../core/exporting.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { prizeDetail, prizeRow } from './prizes.ts';

export const invalidPrizeRow = z.extend(prizeRow, {
  reason: z.nullable(z.string()),
  invalidatedAt: instant(),
  invalidatedBy: z.nullable(z.string()),
  /** What became of the slot: the prize that offers it again; null of one given by hand. */
  reoffered: z.nullable(z.object({ id: uuid(), state: prizeRow.shape.state })),
});

const query = listQuery(
  ['invalidatedAt', 'claimedAt', 'value'],
  z.strictObject({
    reason: z.optional(z.enum(PRIZE_REASONS, 'invalid')),
    kindId: z.optional(uuid()),
    /** Days of America/Sao_Paulo on which it was refused, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
);

/** Wins that were refused (product/domain.md, 3.7). Taking one back is the prizes'. */
export const invalidPrizes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/invalid-prizes',
    access: 'invalid-prizes:list',
    query,
    response: listResponse(invalidPrizeRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists refused wins, latest refused first.',
  }),
  export: exportEndpoint('invalid-prizes', query),
  get: endpoint({
    method: 'GET',
    path: '/admin/invalid-prizes/:id',
    access: 'invalid-prizes:view',
    params: idParams,
    response: z.extend(prizeDetail, invalidPrizeRow.shape),
    errors: ['NOT_FOUND'],
    summary: 'One refused win with its history.',
  }),
};
