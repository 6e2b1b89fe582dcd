import type { similarText } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';

interface Compared {
  /** Itself, not to be found; null for one that is not written yet. */
  readonly id: string | null;
  readonly showId: string;
  readonly text: string;
  readonly now: Date;
}

/**
 * Suggestions and theories of the same series that read alike, by shared trigrams of the folded texts, most alike
 * first. The operator `%` leaves out what is unlike by an index, before anything is compared.
 */
export function similarTexts(
  tx: Transaction,
  { id, showId, text, now }: Compared,
  most = 10,
): Promise<z.input<typeof similarText>[]> {
  return tx.$queryRaw`
    WITH wanted AS (SELECT fold_text(${text}) AS folded)
    SELECT kind, id, text, state, round(likeness * 100)::integer AS likeness
    FROM (
      SELECT 'suggestion' AS kind, g.id, g.text, g.state, similarity(g.search, w.folded) AS likeness
      FROM suggestions g, wanted w
      WHERE g.show_id = ${showId}::uuid AND g.search % w.folded AND g.id IS DISTINCT FROM ${id}::uuid
      UNION ALL
      SELECT 'poll', p.id, p.title, poll_state_at(p.state, p.opens_at, p.closes_at, ${now}),
             similarity(fold_text(p.title), w.folded)
      FROM polls p, wanted w
      WHERE p.show_id = ${showId}::uuid AND fold_text(p.title) % w.folded
    ) AS found
    ORDER BY likeness DESC, id LIMIT ${most}`;
}
