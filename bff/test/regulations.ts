import { createHash } from 'node:crypto';
import type { RegulationKind } from '@fio/contracts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Prisma, Regulation } from '../src/generated/prisma/client.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
let count = 0;

/** A document that is published and in force from `clock.now()` on; its PDF is a row without a file. */
export async function createRegulation(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  kind: RegulationKind,
  changes: Partial<Prisma.RegulationUncheckedCreateInput> = {},
): Promise<Regulation> {
  count += 1;
  const now = clock.now();
  const html = changes.html ?? `<h2>Da promoção</h2><p>Texto ${count}.</p>`;
  const pdf = await db.storedPdf.create({
    data: { key: `regulations/test-${count}`, hash: sha256('%PDF'), size: 4, uploaded: true },
  });
  return db.regulation.create({
    data: {
      kind,
      slug: `documento-${count}`,
      title: `Documento ${count}`,
      publishedAt: now,
      effectiveFrom: now,
      pdfId: pdf.id,
      ...changes,
      html,
      textHash: sha256(html),
    },
  });
}
