import { type DrawDocument, PUBLIC_DOCUMENT_KINDS } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Draw, DrawFile } from '../../generated/prisma/client.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { FILE_KINDS, fileName } from '../calculation/index.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { PUBLISHED } from '../../core/draw-facts.ts';

type Kind = DrawDocument['kind'];
type Published = Pick<Draw, 'id' | 'publishedAt'>;

/** The latest of each public kind that was made since the draw was published: what was made before may say less. */
async function latestFiles(db: PrismaClient, { id, publishedAt }: Published): Promise<DrawFile[]> {
  if (publishedAt === null) return [];
  return db.drawFile.findMany({
    where: {
      drawId: id,
      state: 'ready',
      kind: { in: [...PUBLIC_DOCUMENT_KINDS] },
      createdAt: { gte: publishedAt },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    distinct: ['kind'],
  });
}

/** The documents of a draw that are for everyone, in order; none before its publication. */
export async function publicDocuments(db: PrismaClient, draw: Published): Promise<DrawDocument[]> {
  const files = await latestFiles(db, draw);
  return PUBLIC_DOCUMENT_KINDS.flatMap((kind) => {
    const { bytes = null, sha256 = null } = files.find((file) => file.kind === kind) ?? {};
    return bytes === null || sha256 === null ? [] : [{ kind, bytes, sha256: hexOf(sha256) }];
  });
}

/** The bytes of one of publicDocuments; NOT_FOUND where there is none. */
export async function documentBytes(
  { db, storage }: Pick<Infrastructure, 'db' | 'storage'>,
  slug: string,
  kind: Kind,
): Promise<Buffer> {
  const draw = await db.draw.findFirst({ where: { slug, state: { in: [...PUBLISHED] } } });
  const file = draw && (await latestFiles(db, draw)).find((one) => one.kind === kind);
  const bytes = file?.fileKey ? await storage.privateFiles.read(file.fileKey) : null;
  if (bytes === null) throw new AppError('NOT_FOUND');
  return bytes;
}

/** One of publicDocuments, to be saved; NOT_FOUND where there is none. */
export async function publicDocument(
  context: Pick<Infrastructure, 'db' | 'storage'>,
  slug: string,
  kind: Kind,
): Promise<RawReply> {
  const bytes = await documentBytes(context, slug, kind);
  return new RawReply(bytes, FILE_KINDS[kind].type, fileName(slug, kind));
}
