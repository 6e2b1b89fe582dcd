import { randomUUID } from 'node:crypto';
import { documentText } from '../src/areas/regulations/document-text.ts';
import { storePrinted } from '../src/areas/regulations/store-pdf.ts';
import { sha256 } from '../src/core/secrets/content-hash.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { demoRegulations, type DemoRegulation } from './regulations.ts';

export interface SeededRegulation extends DemoRegulation {
  readonly id: string;
  readonly publishedAt: Date;
  readonly pdfId: string;
  readonly textHash: Buffer<ArrayBuffer>;
  readonly pdf: Prisma.StoredPdfCreateManyInput & { readonly id: string };
}

/** The documents with their PDFs in the storage, before any transaction is open. */
export async function prepareRegulations(
  { config, storage }: Pick<Infrastructure, 'config' | 'storage'>,
  now: Date,
): Promise<SeededRegulation[]> {
  const texts = await demoRegulations(config, now);
  const made = texts.map(async (text) => {
    const html = documentText(text.html);
    const times = { effectiveFrom: text.effectiveFrom, publishedAt: text.effectiveFrom };
    const pdf = { id: randomUUID(), ...(await storePrinted(storage.publicFiles, { ...text, html }, times)) };
    return { ...text, ...times, id: randomUUID(), html, textHash: sha256(html), pdfId: pdf.id, pdf };
  });
  return Promise.all(made);
}

/** Writes the documents, each after the version it replaces. */
export async function seedRegulations(tx: Transaction, all: readonly SeededRegulation[]): Promise<void> {
  await tx.storedPdf.createMany({ data: all.map(({ pdf }) => pdf) });
  for (const { pdf: _, ...one } of all) {
    const before = all.find(({ slug, number }) => slug === one.slug && number === one.number - 1);
    const { effectiveFrom } = one;
    await tx.regulation.create({
      data: {
        ...one,
        supersedesId: before?.id ?? null,
        createdAt: effectiveFrom,
        updatedAt: effectiveFrom,
      },
    });
  }
}
