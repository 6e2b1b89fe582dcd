import type { WinnerState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import { countFileRows, type FileRows, removeFileRows } from '../../engine/file-rows.ts';
import type { Rule } from '../../engine/retention-rule.ts';

/** Who is in one of these has their prize, or will have none: of the dead the heirs may still come. */
const OVER: readonly WinnerState[] = ['delivered', 'disqualified', 'not_found', 'declined', 'prescribed'];

/** What a disqualification goes by stays with it: its hash is in the log of what binds, for good. */
const documents: FileRows = {
  table: sql`winner_documents`,
  where: (before) => sql`winner_id IN (
      SELECT w.id FROM winners w WHERE w.state = ANY (${OVER}::text[]) AND w.changed_at < ${before})
    AND NOT EXISTS (
      SELECT FROM winner_proposals p WHERE winner_documents.id IN (p.evidence_id, p.renunciation_id))`,
};

/** Identity cards and signed receipts of who won a draw, once the accounts of the promotion demand them no more. */
export const documentsRule: Rule = {
  name: 'winnerDocuments',
  days: ({ accounts }) => accounts,
  count: (services, before) => countFileRows(services, documents, before),
  remove: (services, before) => removeFileRows(services, documents, before),
};
