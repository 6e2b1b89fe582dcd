import * as z from 'zod/mini';
import { TICKET_ORIGINS, TICKET_STATES } from '@fio/domain';
import { earningStanding } from '../core/earning-entry.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { numberCommitment } from '../core/number-commitment.ts';

/** A number with its place in the committed order, 0 for the first that was given out. */
export const givenNumber = z.object({ counter: z.int(), series: z.int(), number: z.int() });
export type GivenNumber = z.infer<typeof givenNumber>;

/** A number as its owner sees it. A voided one says why and takes part in nothing. */
export const ownTicket = z.extend(givenNumber, {
  origin: z.enum(TICKET_ORIGINS),
  state: z.enum(TICKET_STATES),
  reason: z.nullable(z.string()),
  createdAt: instant(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export const ownDraw = z.object({
  id: uuid(),
  /** Of its public page, where it has one. */
  slug: z.nullable(z.string()),
  title: z.string(),
  lotteryDate: day(),
  /** Whether its list of numbers is closed, so that one can look for one's own in it. */
  isListed: z.boolean(),
  commitment: numberCommitment,
  /** In the order they were given out. */
  tickets: z.array(ownTicket),
  /** How the own receipts earn numbers of it, and where they stand; null where none has been counted. */
  earning: z.nullable(earningStanding),
});
export type OwnDraw = z.infer<typeof ownDraw>;

/** Lucky numbers, as the visitors who hold them see them. */
export const tickets = {
  proof: endpoint({
    method: 'GET',
    path: '/tickets/proof',
    access: 'public',
    response: z.object({
      items: z.array(
        z.object({
          title: z.string(),
          commitment: numberCommitment,
          /** How many numbers have been given out: the places below it. */
          given: z.int(),
        }),
      ),
    }),
    summary:
      'What the order of every draw was bound to, and the seeds that are revealed: anyone can compute them.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/tickets/mine',
    access: 'session',
    response: z.object({ items: z.array(ownDraw) }),
    summary:
      'The own lucky numbers by draw, the draw of the latest lottery first, with what proves and what earned them.',
  }),
};
