import * as z from 'zod/mini';
import { RANKING_NAME_STATES, TEXT_SIGNS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, uuid } from '../core/fields.ts';
import { resource, versioned } from '../core/resource.ts';
import { rankingName } from '../public/ranking.ts';

/** A name that somebody chose to be seen by in the ranking. */
export const rankingNameRow = z.object({
  id: uuid(),
  name: z.string(),
  /** Who chose it. */
  person: z.string(),
  state: z.enum(RANKING_NAME_STATES),
  signs: z.array(z.enum(TEXT_SIGNS)),
  createdAt: instant(),
  /** When it was last changed by whoever chose it. */
  updatedAt: instant(),
  /** What an action on this row says it has seen. */
  version: z.int(),
});

export const rankingNameDetail = z.extend(rankingNameRow, {
  registrationId: uuid(),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant()),
  /** Over all series. */
  hits: z.int(),
  answers: z.int(),
  points: z.int(),
});

const whole = resource('ranking', {
  row: rankingNameRow,
  detail: rankingNameDetail,
  input: z.object({ name: rankingName() }),
  filters: z.strictObject({ state: z.optional(z.enum(RANKING_NAME_STATES, 'invalid')) }),
  sorts: ['state', 'updatedAt', 'name'],
});
/** With what visitors do and staff don't: for the code that serves all of a resource. */
export type RankingNameResource = typeof whole;

const move = { params: idParams, response: rankingNameDetail, errors: ['NOT_FOUND', 'CONFLICT'] as const };
const version = z.object(versioned);

/** The moderation of names: a waiting one is shown or refused, and either can be taken back by the other. */
export const adminRanking = {
  list: whole.list,
  export: whole.export,
  get: whole.get,
  show: endpoint({
    method: 'POST',
    path: '/admin/ranking/:id/show',
    access: 'ranking:validate',
    body: version,
    bulk: true,
    ...move,
    summary: 'Lets everybody see a name in the ranking.',
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/admin/ranking/:id/refuse',
    access: 'ranking:invalidate',
    body: z.extend(version, { reason: required().check(z.maxLength(200, 'limit')) }),
    ...move,
    summary: 'Refuses a name, or takes a shown one away, with a reason that whoever chose it reads.',
  }),
};
