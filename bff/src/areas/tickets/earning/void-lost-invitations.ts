import type { Transaction } from '../../../core/database/prisma.ts';
import { uuid } from '../../../core/crud/source.ts';
import { printed } from '../ticket-record.ts';
import { ITS_INVITATION } from './void-reasons.ts';

/**
 * Voids what invitations gave whose invited person has left or is barred: as the list of their draw is closed, in that transaction
 * and before it says so, which is the moment that the regulation names. Until then a bar that is lifted has cost nothing, and
 * afterwards nobody can pick others of a known result by barring someone. Answers which, as they are printed.
 */
export async function voidLostInvitations(tx: Transaction, drawId: string, at: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<Parameters<typeof printed>[0][]>`
    UPDATE tickets AS t
    SET state = 'voided', reason = ${ITS_INVITATION}, voided_at = ${at}
    FROM invitation_earnings AS e
    JOIN registrations AS invited ON invited.id = e.invited_id
      AND num_nonnulls(invited.blocked_at, invited.disabled_at, invited.anonymised_at) > 0
    WHERE e.draw_id = ${uuid(drawId)} AND e.first_counter IS NOT NULL
      AND t.draw_id = e.draw_id AND t.counter >= e.first_counter AND t.counter < e.first_counter + e.numbers
      AND t.state = 'distributed'
    RETURNING t.series, t.number, (SELECT series_size FROM number_pools AS p WHERE p.draw_id = t.draw_id) AS "seriesSize"`;
  return rows.map(printed).toSorted();
}
