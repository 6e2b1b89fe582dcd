import { randomUUID } from 'node:crypto';
import { rebuildPdf } from '../../core/pdf/rebuild/rebuild-pdf.ts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import type { Regulation } from '../../generated/prisma/client.ts';
import { regulationPdfPt } from './regulations.pt.ts';
import { hexOf, sha256 } from '../../core/secrets/content-hash.ts';
import { textBlocks } from './text-blocks.ts';

/** What the row of a stored PDF says. */
interface PdfData {
  readonly key: string;
  readonly hash: Buffer<ArrayBuffer>;
  readonly size: number;
  readonly uploaded: boolean;
}

async function store(storage: FileStorage, name: string, bytes: Buffer, uploaded: boolean): Promise<PdfData> {
  const key = `regulations/${name}`;
  await storage.write(`${key}.pdf`, bytes);
  return { key, hash: sha256(bytes), size: bytes.length, uploaded };
}

/** Stores what staff uploaded, rebuilt; FILE_UNEXPECTED or FILE_LARGE when that can't be done. */
export async function storeUploadedPdf(storage: FileStorage, bytes: Buffer): Promise<PdfData> {
  return store(storage, randomUUID(), await rebuildPdf(() => Promise.resolve(bytes)), true);
}

interface Times {
  readonly effectiveFrom: Date;
  readonly publishedAt: Date;
}
type Printed = Pick<Regulation, 'slug' | 'number' | 'title' | 'certificate' | 'html'>;

/**
 * Makes and stores the PDF of a version that is being published. Its documents are in Portuguese, whatever the page's
 * language. The name carries its hash: other bytes, another name.
 */
export async function storePrinted(storage: FileStorage, one: Printed, times: Times): Promise<PdfData> {
  const { title, certificate, number, slug, html } = one;
  const { certificateLine, versionLine } = regulationPdfPt;
  const about = [
    ...(certificate === null ? [] : [certificateLine(certificate)]),
    versionLine(number, times.effectiveFrom),
  ];
  const bytes = await renderPdf({
    title,
    language: 'pt-BR',
    createdAt: times.publishedAt,
    blocks: [{ kind: 'paragraph', text: about.join('\n') }, ...textBlocks(html)],
  });
  return store(storage, `${slug}-v${number}-${hexOf(sha256(bytes)).slice(0, 12)}`, bytes, false);
}
