import { drawProof } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { PUBLISHED } from '../../core/draw-facts.ts';
import { drawBundle } from './draw-bundle.ts';
import { drawPage, WITH_PAGE } from './draw-page.ts';
import { listProofOf } from '../calculation/index.ts';
import type { DrawServices } from './draw-services.ts';
import { publicDocument } from './public-documents.ts';

/** The draw at an address, if it is one of these; NOT_FOUND otherwise. */
async function idAt(db: PrismaClient, slug: string, among: Prisma.DrawWhereInput): Promise<string> {
  const found = await db.draw.findFirst({ where: { slug, ...among }, select: { id: true } });
  if (found === null) throw new AppError('NOT_FOUND');
  return found.id;
}
const published = { state: { in: [...PUBLISHED] } };
const shared = { shared: true } as const;

export const drawProofRoutes = area(
  drawProof,
  {
    page: ({ params }, { db }) => drawPage(db, params.slug),
    evidence: async ({ params }, { db }, { publishedEvidence }: DrawServices) =>
      publishedEvidence.of(await idAt(db, params.slug, published)),
    bundle: async ({ params }, context, { publishedEvidence }) => {
      const evidence = await publishedEvidence.of(await idAt(context.db, params.slug, published));
      return drawBundle(context, params.slug, evidence);
    },
    document: ({ params }, context) => publicDocument(context, params.slug, params.kind),
    number: async ({ params }, { db }, { frozenLists }) =>
      listProofOf(await frozenLists.numberProof(await idAt(db, params.slug, WITH_PAGE), params.code)),
    mine: async ({ params }, { db, session }, { frozenLists }) => ({
      items: [...(await frozenLists.openingsOf(await idAt(db, params.slug, WITH_PAGE), session.subjectId))],
    }),
  },
  { page: shared, evidence: shared },
);
