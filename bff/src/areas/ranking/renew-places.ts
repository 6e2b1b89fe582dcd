import { RANKING_MINIMUM } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';

/** Reads every score once: seconds for tens of millions. */
const PATIENCE_MS = 900_000;

/**
 * Reckons anew how many have how many points; whoever reads meanwhile reads the places of before. Who is suspended has none,
 * and who has left nothing: a page that was counted while somebody left may have brought their figures back.
 */
export const renewPlaces = ({ db }: Pick<Infrastructure, 'db'>): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '15min'`;
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('ranking places', 0))`;
      await tx.$executeRaw`
        DELETE FROM ranking_scores s USING registrations r
        WHERE r.id = s.voter_id AND r.anonymised_at IS NOT NULL`;
      // A name that was decided on while its page was counted.
      await tx.$executeRaw`
        UPDATE ranking_scores s SET is_listed = n.state = 'shown'
        FROM ranking_names n WHERE n.registration_id = s.voter_id AND s.is_listed <> (n.state = 'shown')`;
      await tx.$executeRaw`DELETE FROM ranking_places`;
      await tx.$executeRaw`
        INSERT INTO ranking_places (show_id, points, people)
        SELECT s.show_id, s.points, count(*)::integer FROM ranking_scores s
        WHERE s.answers >= ${RANKING_MINIMUM}
          AND s.voter_id NOT IN (SELECT id FROM registrations WHERE disabled_at IS NOT NULL OR blocked_at IS NOT NULL)
        GROUP BY s.show_id, s.points`;
    },
    { timeout: PATIENCE_MS, maxWait: 60_000 },
  );
