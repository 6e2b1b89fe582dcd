import { DRAW_FILE_KINDS, type calculationFiles, type DrawFile, type ResponseOf } from '@fio/contracts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Draw, DrawFile as Stored } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../core/errors.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import { WITH_DOCUMENTS } from './drawn-draw.ts';
import { fileName, partName } from './file-kinds.ts';

type Files = ResponseOf<typeof calculationFiles.list>;

/** When what the documents say last changed: after the publication that is only the winners' spreadsheet. */
async function changesOf(tx: Transaction, { id, state, changedAt, publishedAt }: Draw) {
  const { _max } = await tx.winner.aggregate({ where: { prize: { drawId: id } }, _max: { changedAt: true } });
  const winners = _max.changedAt ?? changedAt;
  const draw = publishedAt ?? changedAt;
  const latest = winners > draw ? winners : draw;
  return (kind: string) => (kind === 'winners' || state === 'reviewed' ? latest : draw);
}

const viewOf = (stored: Stored, { slug }: Draw, changedAt: Date): DrawFile => {
  // Written by ours alone, and parsed by the contract on the way out.
  const kind = stored.kind as DrawFile['kind'];
  return {
    kind,
    state: stored.state as DrawFile['state'],
    progress: stored.progress,
    name: fileName(slug, kind),
    bytes: stored.bytes,
    sha256: stored.sha256 && hexOf(stored.sha256),
    readyAt: stored.readyAt?.toISOString() ?? null,
    isOutdated: stored.createdAt < changedAt,
  };
};

/** The draw's documents and participants' files as its screen shows them; NOT_FOUND where there is no such draw. */
export async function filesOf(tx: Transaction, drawId: string): Promise<Files> {
  const draw = await tx.draw.findUnique({
    where: { id: drawId },
    include: { listParts: { orderBy: { part: 'asc' }, omit: { blocks: true } } },
  });
  if (draw === null) throw new AppError('NOT_FOUND');
  const latest = await tx.drawFile.findMany({
    where: { drawId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    distinct: ['kind'],
  });
  const changed = await changesOf(tx, draw);
  const kinds = WITH_DOCUMENTS.includes(draw.state) ? DRAW_FILE_KINDS : [];
  return {
    files: kinds.map((kind) => {
      const stored = latest.find((file) => file.kind === kind);
      return { kind, file: stored ? viewOf(stored, draw, changed(kind)) : null };
    }),
    parts: draw.listParts.map(({ part, firstCode, lastCode, count, bytes, sha256 }) => ({
      part,
      firstCode,
      lastCode,
      count,
      bytes,
      name: partName(draw.slug, part),
      sha256: hexOf(sha256),
    })),
  };
}
