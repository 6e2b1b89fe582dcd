import { randomBytes } from 'node:crypto';
import { commitmentText, LIST_FILE_LIMIT, rootOf, type RuleSet, toHex } from '@fio/domain';
import type { PoolClient } from 'pg';
import { sha256 as storedHash } from '../../../core/secrets/content-hash.ts';
import { AppError } from '../../../core/errors.ts';
import type { StepContext, StepRequest } from '../draw-steps.ts';
import { closedDraw, commitmentOf } from '../list/commit-list.ts';
import { readList } from '../list/read-list.ts';
import { freezeQueue } from '../list/freeze-queue.ts';
import { SEALED_FORMAT } from '../list/list-tag.ts';
import { treeOfParts } from '../list/ListTrees.ts';
import { ListWriter } from '../list/ListWriter.ts';
import type { Freezing } from '../list/write-parts.ts';
import { marked } from './marked.ts';
import { kept, mustRehearse } from './rehearsal-record.ts';
import { keepStep, movedTo, takeRehearsal } from './rehearsal-steps.ts';
import { rehearsalBlockers } from './rehearsal-view.ts';

const SECRET_BYTES = 32;

/** Closes the list of a rehearsal over the numbers given out so far; a job measures it. DRAW_NOT_READY names nothing twice. */
export function rehearseFreeze(context: StepContext, request: StepRequest) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, request, 'scheduled');
    const { draw, rehearsal } = taken;
    if (rehearsalBlockers({ ...draw, listClosedAt: null }).length > 0) throw new AppError('DRAW_NOT_READY');
    await context.jobs.send(tx, freezeQueue, {});
    // Asked for again, what was broken off goes on.
    const closed = { listClosedAt: context.clock.now(), given: draw.numbers?.next ?? 0 };
    return keepStep(context, tx, taken, {
      step: 'freeze',
      change: rehearsal.listClosedAt === null ? closed : {},
    });
  });
}

/** Lists of rehearsals that are closed and not measured yet, as long as they are rehearsed. */
const waitingLists = ({ db }: Freezing) =>
  db.$queryRaw<{ drawId: string; given: number; closedAt: Date }[]>`
    SELECT r.draw_id AS "drawId", r.given, r.list_closed_at AS "closedAt"
    FROM draw_rehearsals r JOIN draws d ON d.id = r.draw_id
    WHERE r.state = 'scheduled' AND r.list_closed_at IS NOT NULL
      AND clock_timestamp() < (d.lottery_date + time '19:00') AT TIME ZONE 'America/Sao_Paulo'
    ORDER BY r.list_closed_at`;

/**
 * Writes the list as a freeze does, and keeps nothing of it but its measures: files of a rehearsal would be lists of
 * people that nobody is to have. Its secret is thrown away with them.
 */
async function measure({ fileLimit = LIST_FILE_LIMIT }: Freezing, client: PoolClient, list: ListOf) {
  const files: { part: number; count: number; bytes: number; sha256: Buffer<ArrayBuffer> }[] = [];
  const blocks: Buffer[] = [];
  const writer = new ListWriter({
    part: 1,
    orderDigits: list.orderDigits,
    limit: fileLimit,
    store: async ({ part, count, file, blocks: leaves }) => {
      files.push({ part, count, bytes: file.length, sha256: storedHash(file) });
      blocks.push(Buffer.from(leaves));
    },
  });
  const { drawId, given } = list;
  const all = { drawId, given, format: SEALED_FORMAT, after: -1 };
  await readList(client, randomBytes(SECRET_BYTES), all, (row) => writer.take(row));
  await writer.finish();
  return { files, root: toHex(rootOf((await treeOfParts(blocks)).tree)) };
}

interface ListOf {
  readonly drawId: string;
  readonly given: number;
  readonly orderDigits: number;
}

/** Freezes the lists of rehearsals, after those of draws: anew from the beginning where that was broken off. */
export async function freezeRehearsals(services: Freezing, client: PoolClient): Promise<void> {
  const { db, clock } = services;
  for (const { drawId, given, closedAt } of await waitingLists(services)) {
    const draw = await closedDraw(db, drawId);
    const orderDigits = (draw.ruleSet as unknown as RuleSet).order.length;
    const { files, root } = await measure(services, client, { drawId, given, orderDigits });
    const commitment = commitmentOf({ ...draw, listParts: files }, closedAt, root);
    const at = clock.now();
    await db.$transaction(async (tx) => {
      // Removed, or begun anew meanwhile: then it is another's list.
      const [mine] = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM draw_rehearsals
        WHERE draw_id = ${drawId}::uuid AND state = 'scheduled' AND list_closed_at = ${closedAt} FOR UPDATE`;
      if (mine === undefined) return;
      const rehearsed = await mustRehearse(tx, drawId);
      await tx.drawRehearsal.update({
        where: { drawId },
        data: {
          ...movedTo(rehearsed, { to: 'frozen', byId: null, at: at.toISOString(), reason: null }),
          frozenAt: at,
          commitment: kept(commitment),
          commitmentHash: marked(commitmentText(commitment)),
          version: { increment: 1 },
        },
      });
    });
  }
}
