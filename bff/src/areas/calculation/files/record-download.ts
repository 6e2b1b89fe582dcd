import { recordAction } from '../../../core/audit/record-action.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';

interface Leaving {
  readonly drawId: string;
  readonly name: string;
  readonly sha256: Uint8Array;
}

/** The audit row of a document of a draw that leaves, with its hash: told before the first byte does. */
export const recordDownload = ({ db, actor, clock }: RequestContext, { drawId, name, sha256 }: Leaving) =>
  db.$transaction((tx) =>
    recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'calculation',
      recordId: drawId,
      action: 'export',
      summary: name,
      after: { sha256: hexOf(sha256) },
    }),
  );
