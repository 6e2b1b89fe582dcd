import { MAIL_STATES, type MailState } from '@fio/domain';
import { type PackedColumn, packed } from '../../../core/crud/large.ts';
import { Prisma } from '../../../generated/prisma/client.ts';

/** A message's state as mail_facet() of the database numbers it: its place in MAIL_STATES. */
export const packedMails: PackedColumn = {
  column: Prisma.sql`mail_facet(o.state)`,
  values: MAIL_STATES.map((_, place) => place),
};

/** The filter by these. */
export const packedMailFilters = {
  state: packed(packedMails, (facet, state: MailState) => MAIL_STATES[facet] === state),
};
