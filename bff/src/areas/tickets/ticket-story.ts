import type { TicketState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';
import { loadTickets, printed, ticketRowOf } from './ticket-record.ts';

/** Lucky numbers that somebody was given, void ones too. */
export const ticketStory: StoryPart<'luckyNumbers'> = {
  access: 'tickets:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, draw_id::text || '.' || counter AS id FROM tickets
    WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) =>
    (await loadTickets(db, ids)).map((ticket) => ({
      id: ticket.id,
      recordId: ticket.id,
      number: printed(ticketRowOf(ticket)),
      draw: ticket.pool.draw.title,
      // Held by a check constraint.
      state: ticket.state as TicketState,
    })),
};
