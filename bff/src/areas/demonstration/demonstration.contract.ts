import { endpoint, instant } from '@fio/contracts';
import * as z from 'zod/mini';

/** So far ahead of where it is the clock may be moved at once, in days: a draw's accounts are due within. */
export const MOST_DAYS = 400;

const clockState = z.object({
  /** By the product's clock. */
  now: instant(),
  /** By how many seconds it is ahead of the machine's. */
  ahead: z.int(),
});

/**
 * What only a demonstration answers, of the embedded database that `npm start` makes (docs/decisions/api.md). No contract of
 * the product has it: elsewhere these addresses lead to nothing.
 */
export const demonstration = {
  clock: endpoint({
    method: 'GET',
    path: '/admin/demonstration/clock',
    access: 'commands:list',
    response: clockState,
    errors: ['NOT_FOUND'],
    summary: 'What time it is in this demonstration.',
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/admin/demonstration/clock',
    unkeyed: 'repeatable',
    access: 'commands:run',
    body: z.object({ to: instant() }),
    response: clockState,
    errors: ['NOT_FOUND', 'INVALID_DATE'],
    summary:
      'Moves the clock of this demonstration ahead, never back. Whoever is signed in may have to do so again.',
  }),
};
