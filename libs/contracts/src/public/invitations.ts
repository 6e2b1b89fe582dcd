import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** Somebody's own link and what it led to: never who came. */
export const ownInvitations = z.object({
  /** Travels as `?convite=<code>`; null before the first time it is asked for. */
  code: z.nullable(z.string()),
  /** Who registered by the link, whatever became of it. */
  registered: z.int(),
  /** Those of them who count: confirmed by e-mail, and nothing says that it is the inviter themselves. */
  confirmed: z.int(),
  /** What the regulation of the draw that runs gives for each who confirms; null where it gives nothing, or none runs. */
  gives: z.nullable(
    z.object({
      draw: z.string(),
      /** Lucky numbers for each, and those that one gets by invitations at most. */
      numbers: z.int(),
      most: z.int(),
      /** Those that one has got so far. */
      given: z.int(),
    }),
  ),
});
export type OwnInvitations = z.infer<typeof ownInvitations>;

/** Bringing others (docs/decisions/earning-numbers.md). */
export const invitations = {
  mine: endpoint({
    method: 'GET',
    path: '/invitations',
    access: 'session',
    response: ownInvitations,
    summary: 'The own link and how many it brought.',
  }),
  open: endpoint({
    method: 'POST',
    path: '/invitations',
    unkeyed: 'repeatable',
    access: 'session',
    limit: 'profile',
    response: ownInvitations,
    summary: 'Makes the own link; the same one however often it is asked for.',
  }),
};
