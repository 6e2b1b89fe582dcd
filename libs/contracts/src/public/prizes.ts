import * as z from 'zod/mini';
import { PRIZE_REASONS } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { instant, uuid } from '../core/fields.ts';
import { image } from './shows.ts';

/** States of a prize that somebody won: slots which wait for their moment are the schedule's business. */
export const WON_PRIZE_STATES = ['pending', 'validated', 'invalid', 'delivered'] as const;

/** A prize as its winner sees it, from the list of their own. `reason` comes with an invalid one. */
export const ownPrize = z.object({
  id: uuid(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(image),
  state: z.enum(WON_PRIZE_STATES),
  reason: z.nullable(z.enum(PRIZE_REASONS)),
  wonAt: instant(),
  validatedAt: z.nullable(instant()),
  deliveredAt: z.nullable(instant()),
});
export type OwnPrize = z.infer<typeof ownPrize>;

/** Prizes, as the visitors who won them see them. */
export const prizes = {
  mine: endpoint({
    method: 'GET',
    path: '/prizes/mine',
    access: 'session',
    response: z.object({ items: z.array(ownPrize) }),
    summary: 'The own prizes with their state, latest first.',
  }),
};
