import * as z from 'zod/mini';
import { INVITATION_SIGNS, INVITATION_STATES } from '@fio/domain';
import { day, instant, uuid } from '../core/fields.ts';
import { resource } from '../core/resource.ts';

const person = z.object({ id: uuid(), name: z.string() });

/** Who was brought by whose link. */
export const invitationRow = z.object({
  id: uuid(),
  inviter: person,
  invited: person,
  state: z.enum(INVITATION_STATES),
  /** Why it is doubtful. */
  signs: z.array(z.enum(INVITATION_SIGNS)),
  createdAt: instant(),
  confirmedAt: z.nullable(instant()),
  /** What it gave whoever invited, by the rule of the draw that ran when it was confirmed; null where no rule gave anything, or it isn't settled. */
  given: z.nullable(
    z.object({
      draw: z.string(),
      numbers: z.int(),
      /** Those that the cap, or the end of the draw's numbers, kept back. */
      forgone: z.int(),
      at: instant(),
    }),
  ),
});

const whole = resource('invitations', {
  row: invitationRow,
  detail: invitationRow,
  input: z.object({}),
  filters: z.strictObject({
    state: z.optional(z.enum(INVITATION_STATES, 'invalid')),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  sorts: ['createdAt'],
});

/** Invitations are read, and written by nobody: they follow from registrations. */
export const adminInvitations = { list: whole.list, export: whole.export, get: whole.get };
