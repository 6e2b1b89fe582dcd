import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Transaction } from '../../core/database/prisma.ts';
import { XML_LIMIT } from '../../core/fiscal-xml/parse-xml.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';

type Dependencies = Pick<Infrastructure, 'vaults'>;

const sum = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');

/** Keeps the XML of an invoice, sealed; another one of the same receipt takes its place. */
export async function keepDocument(
  { vaults, clock }: Dependencies & Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  invoiceId: string,
  file: Buffer,
): Promise<void> {
  const xmlSealed = vaults.receipts.seal(gzipSync(file), places.receiptXml(invoiceId));
  const data = { xmlSealed, fileSha256: sum(file), bytes: file.length, createdAt: clock.now() };
  await tx.invoiceDocument.upsert({ where: { invoiceId }, create: { invoiceId, ...data }, update: data });
}

/** The file as it was sent; null where none was. */
export async function documentOf(
  { vaults }: Dependencies,
  tx: Transaction,
  invoiceId: string,
): Promise<Buffer | null> {
  const found = await tx.invoiceDocument.findUnique({ where: { invoiceId } });
  if (found === null) return null;
  const packed = vaults.receipts.open(found.xmlSealed, places.receiptXml(invoiceId));
  return gunzipSync(packed, { maxOutputLength: 4 * XML_LIMIT });
}

/** Whether these very bytes are kept of an invoice. */
export async function hasDocument(tx: Transaction, invoiceId: string, file: Buffer): Promise<boolean> {
  return (await tx.invoiceDocument.count({ where: { invoiceId, fileSha256: sum(file) } })) > 0;
}
