import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { slug } from '../core/fields.ts';
import { pollView } from './polls.ts';
import { showCard } from './shows.ts';

export const theoryPage = z.object({
  poll: pollView,
  show: showCard,
  /** The series' other visible theories: open ones first, then closed, then resolved. */
  others: z.array(pollView),
});
export type TheoryPage = z.infer<typeof theoryPage>;

export const theoriesPage = z.object({
  /** The most answered first. */
  open: z.array(pollView),
  /** Waiting for their answer. */
  closed: z.array(pollView),
  /** The latest resolved first. */
  resolved: z.array(pollView),
});
export type TheoriesPage = z.infer<typeof theoriesPage>;

/** What visitors read of theories across series. Same for everyone, as with `shows`. */
export const theories = {
  all: endpoint({
    method: 'GET',
    path: '/theories',
    access: 'public',
    response: theoriesPage,
    summary: 'Every visible theory, by state.',
  }),
  theory: endpoint({
    method: 'GET',
    path: '/theories/:slug',
    access: 'public',
    params: z.object({ slug: slug() }),
    response: theoryPage,
    errors: ['NOT_FOUND'],
    summary: 'A theory with its series and the other theories of it: where a shared link lands.',
  }),
};
