import {
  commitmentHash,
  LIST_BLOCK,
  type ListCommitment,
  rootOf,
  type RuleSet,
  SEALED_STANDINGS,
  toHex,
} from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Actor } from '../../../core/actor.ts';
import { recordAction } from '../../../core/audit/record-action.ts';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { runIn } from '../../../core/database/run-in.ts';
import { announce } from '../../../core/notifications/announce.ts';
import { appendEntry } from '../../../core/transparency/append-entry.ts';
import { sha256 } from '../../../core/secrets/sha256.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { cutOffAt } from '../cut-off.ts';
import { SEALED_FORMAT } from './list-tag.ts';
import { treeOfParts } from './ListTrees.ts';

/** The product itself: who closed the list is told of beside it. */
const JOB: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

const ordered = { orderBy: { position: 'asc' } } as const;

/** A draw as its list is committed to. */
export const closedDraw = (tx: Transaction, id: string) =>
  tx.draw.findUniqueOrThrow({
    where: { id },
    include: {
      prizes: ordered,
      listParts: { orderBy: { part: 'asc' } },
      numbers: { select: { next: true } },
    },
  });

type ClosedDraw = Awaited<ReturnType<typeof closedDraw>>;

/** What a sealed list says of itself; nothing of one from before. */
async function sealedOf(
  tx: Transaction,
  { id, listSealedAt, numbers, listParts }: ClosedDraw,
): Promise<Pick<ListCommitment, 'sealed'>> {
  if (listSealedAt === null) return {};
  const given = numbers?.next ?? 0;
  const count = listParts.reduce((sum, part) => sum + part.count, 0);
  // A promise that can't be kept is not made: a number is missing, or there is one that nobody gave out.
  if (given !== count)
    throw new Error(`${given} numbers of draw ${id} were given out, ${count} are in its list.`);
  const [row] = await tx.$queryRaw<{ voided: number }[]>`
    SELECT count(*)::integer AS voided FROM draw_list_seals
    WHERE draw_id = ${id}::uuid AND get_byte(seal, 0) = ${SEALED_STANDINGS.indexOf('voided')}`;
  return { sealed: { given, voided: row?.voided ?? 0, at: listSealedAt.toISOString() } };
}

type Measured = Pick<ClosedDraw['listParts'][number], 'part' | 'count' | 'bytes' | 'sha256'>;

/** What is promised of a draw whose list is made of these files. */
export function commitmentOf(
  draw: Omit<ClosedDraw, 'listParts' | 'numbers'> & { readonly listParts: readonly Measured[] },
  closedAt: Date,
  root: string,
): ListCommitment {
  const { id, title, certificate, seriesFirst, seriesLast, surrogates, prizes, listParts } = draw;
  const count = listParts.reduce((sum, part) => sum + part.count, 0);
  return {
    drawId: id,
    title,
    certificate,
    surrogates,
    count,
    root,
    ruleSet: draw.ruleSet as unknown as RuleSet,
    interval: { first: seriesFirst, last: seriesLast },
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    prizes: prizes.map(({ position, title: name, quantity }) => ({ position, title: name, quantity })),
    blocks: Math.ceil(count / LIST_BLOCK),
    files: listParts.map(({ part, count: numbers, bytes, sha256: hash }) => ({
      part,
      count: numbers,
      bytes,
      sha256: toHex(hash),
    })),
    closedAt: closedAt.toISOString(),
    ...(draw.listFormat === SEALED_FORMAT && {
      cutOffAt: cutOffAt(draw).toISOString(),
      defenceDays: draw.defenceDays,
    }),
  };
}

/** Publishes the commitment to a list whose parts are all stored: the draw is frozen from then on. */
export async function commitList({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, drawId: string) {
  const at = clock.now();
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM draws WHERE id = ${drawId}::uuid FOR UPDATE`;
    const draw = await closedDraw(tx, drawId);
    // Called off meanwhile: then there is nothing to bind it to.
    if (draw.state !== 'scheduled' || draw.listClosedAt === null) return;
    const { tree } = await treeOfParts(draw.listParts.map(({ blocks }) => blocks));
    const sealed = await sealedOf(tx, draw);
    const commitment = { ...commitmentOf(draw, draw.listClosedAt, toHex(rootOf(tree))), ...sealed };
    const hash = commitmentHash(sha256, commitment);
    await tx.draw.update({
      where: { id: drawId },
      data: {
        state: 'frozen',
        frozenAt: at,
        changedAt: at,
        changedById: null,
        reason: null,
        commitment: commitment as unknown as Prisma.InputJsonObject,
        commitmentHash: Buffer.from(hash, 'hex'),
        version: { increment: 1 },
      },
    });
    const { root, count } = commitment;
    await appendEntry(tx, { type: 'list_frozen', draw: drawId, commitmentHash: hash, root, count }, at);
    await announce({ clock }, runIn(tx), [{ kind: 'list', recordId: drawId }]);
    await recordAction(tx, {
      actor: JOB,
      at,
      resource: 'calculation',
      recordId: drawId,
      action: 'freeze',
      summary: draw.title,
      after: {
        commitmentHash: hash,
        root: commitment.root,
        count: commitment.count,
        voided: commitment.sealed?.voided ?? null,
        files: commitment.files,
      },
    });
  });
}
