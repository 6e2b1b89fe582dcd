import * as z from 'zod/mini';
import { PAGE_LIMIT, SEARCH_LIMIT, type TheoryOrder, type TheoryState } from '@fio/domain/theory-search';
import { endpoint } from '../core/endpoint.ts';
import { slug } from '../core/fields.ts';
import { perPage } from '../core/list.ts';
import { pollView, PUBLIC_POLL_STATES } from './polls.ts';
import { showCard } from './shows.ts';

export const theoryPage = z.object({
  poll: pollView,
  show: showCard,
  /** The series' other visible theories: open ones first, then closed, then resolved. */
  others: z.array(pollView),
});
export type TheoryPage = z.infer<typeof theoryPage>;

export const THEORY_SORTS = ['votes', 'closing', 'newest'] as const satisfies readonly TheoryOrder[];

/** A telephone has two screens of so many before it says that there are more. */
export const THEORIES_PER_PAGE = 12;

const theoriesQuery = z.strictObject({
  /** Words, each to be found in question, answers or series, without regard to accents. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LIMIT, 'limit'))),
  /** The address part of a series. */
  show: z.optional(slug()),
  state: z.optional(z.enum(PUBLIC_POLL_STATES satisfies readonly TheoryState[], 'invalid')),
  sort: z.optional(z.enum(THEORY_SORTS, 'invalid')),
  page: z._default(
    z.coerce
      .number('invalid')
      .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(PAGE_LIMIT, 'invalid')),
    1,
  ),
  perPage: perPage(THEORIES_PER_PAGE),
});

export const theoriesPage = z.object({
  /**
   * Those of one page. Without `sort` open ones first, of them the most answered, then what waits for its answer, then the
   * latest resolved.
   */
  items: z.array(pollView),
  /** How many were found in all. */
  total: z.int(),
  /** The page that is given: the last one where there are fewer than were asked for. */
  page: z.int(),
  pages: z.int(),
  /** How many of each state there are, whichever is asked for. */
  counts: z.object({ open: z.int(), closed: z.int(), resolved: z.int() }),
  /** The series that have theories, in their order. */
  shows: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type TheoriesPage = z.infer<typeof theoriesPage>;

/** What visitors read of theories across series. Same for everyone, as with `shows`. */
export const theories = {
  all: endpoint({
    method: 'GET',
    path: '/theories',
    access: 'public',
    /** Where words are looked for; what is in memory costs nothing. */
    limit: 'theory_search',
    query: theoriesQuery,
    response: theoriesPage,
    summary: 'The visible theories: searched, filtered, ordered, a page at a time.',
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
