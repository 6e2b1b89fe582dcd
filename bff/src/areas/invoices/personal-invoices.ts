import { dayOf } from '../../core/database/day-of.ts';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { emptied, kept, WHY } from '../../core/people/fate.ts';
import { NOTHING } from '../../core/people/writing.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { type Erasure, goneRows, keptRows, type Leaver } from '../../engine/person-table.ts';
import type {
  Invoice,
  InvoiceConfirmation,
  InvoiceEvent,
  InvoiceRisk,
} from '../../generated/prisma/client.ts';
import { invoiceDataEn } from './invoices.en.ts';
import { invoiceDataPt } from './invoices.pt.ts';
import { lockSender } from './quota.ts';
import { dropUploadsOf } from './uploads/drop-unclaimed.ts';
import { invoiceStory } from './invoice-story.ts';

/** Another of theirs may be on its way: it is waited for, and found; none comes after it. */
const endSending = ({ tx }: Erasure, { id }: Leaver): Promise<void> => lockSender(tx, id);

/**
 * The photos of receipts that don't count go. Before the commit: one that is gone without its row is found missing, one
 * left behind never.
 */
async function dropPhotos({ storage, tx }: Erasure, { id: registrationId }: Leaver): Promise<void> {
  const erasable = { registrationId, state: { not: 'valid' }, fileKey: { not: null } };
  const photos = await tx.invoice.findMany({ where: erasable, select: { fileKey: true } });
  for (const { fileKey } of photos) if (fileKey !== null) await storage.privateFiles.remove(fileKey);
  await tx.invoice.updateMany({ where: erasable, data: { fileKey: null, fileType: null } });
}

export const invoiceTables = [
  goneRows('invoice_uploads', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: { leftOut: 'on its way, and gone within a day' },
    first: ({ storage, tx: db }, { id }) => dropUploadsOf({ db, storage }, id),
  }),
  keptRows<InvoiceRisk>('invoice_risks', {
    whose: ({ id }) => sql`invoice_id IN (SELECT id FROM invoices WHERE registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'how fraud is found out, which whoever tries it would like to know' },
    columns: kept(WHY.accounts, 'invoiceId', 'name', 'seen', 'allowed', 'otherId', 'at'),
  }),
  goneRows('invoice_documents', {
    whose: ({ id }) => sql`invoice_id IN (SELECT id FROM invoices WHERE registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'the shop’s own file, which its sender has' },
  }),
  keptRows<Invoice>('invoices', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'invoices',
    hold: endSending,
    first: dropPhotos,
    columns: {
      ...emptied('', 'ip'),
      ...emptied(null, 'codeSealed'),
      ...kept(WHY.accounts, 'id', 'registrationId', 'accessKey', 'model', 'cnpj', 'series', 'number'),
      ...kept(WHY.accounts, 'purchasedOn', 'valueCents', 'products', 'origin', 'fileSha256', 'state'),
      ...kept(WHY.accounts, 'reason', 'note', 'flags', 'reviewerId', 'lockedUntil', 'changedById'),
      ...kept(WHY.accounts, 'changedAt', 'language', 'version', 'createdAt', 'facet'),
      ...kept(WHY.accounts, 'confirmedAt', 'confirmedBy', 'askAt', 'devicePeople'),
      ...kept(`the photo of a receipt that counts: ${WHY.accounts}`, 'fileKey', 'fileType'),
    },
  }),
  keptRows<InvoiceEvent>('invoice_events', {
    whose: ({ id }) => sql`invoice_id IN (SELECT id FROM invoices WHERE registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'the receipt tells what it came to' },
    columns: kept(
      WHY.accounts,
      ...(['id', 'invoiceId', 'fromState', 'toState', 'actorId', 'reason', 'note', 'at'] as const),
    ),
  }),
  keptRows<InvoiceConfirmation>('invoice_confirmations', {
    whose: ({ id }) => sql`invoice_id IN (SELECT id FROM invoices WHERE registration_id = ${id}::uuid)`,
    inPackage: { leftOut: 'the receipt tells what it came to' },
    columns: kept(
      WHY.accounts,
      ...(['id', 'invoiceId', 'source', 'verdict', 'proof', 'found', 'reference', 'digest'] as const),
      ...(['purchasedOn', 'valueCents', 'itemsKnown', 'products', 'actorId', 'at'] as const),
    ),
  }),
];

/** The receipts a visitor sent, the oldest first. A photo of one is in the profile, beside it. */
async function invoicesData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.invoice.findMany({ where: { registrationId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ accessKey, cnpj, number, purchasedOn, valueCents, state, reason, ip, ...row }) => ({
    accessKey,
    cnpj,
    number,
    valueCents,
    state,
    reason,
    ip,
    purchasedOn: dayOf(purchasedOn),
    photo: row.fileKey !== null,
    sentAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }));
}

export const invoicePart = packagePart({
  name: 'invoices',
  story: invoiceStory,
  read: invoicesData,
  words: { pt: invoiceDataPt, en: invoiceDataEn },
  rows: (invoices, words, { when }) =>
    invoices.map(({ accessKey, cnpj, number, state, sentAt }) => [
      accessKey ?? ([cnpj, number].filter(Boolean).join(' · ') || NOTHING),
      // Held by a check constraint.
      words.state[state as keyof typeof words.state],
      when(sentAt),
    ]),
});
