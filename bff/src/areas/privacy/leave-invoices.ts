import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

/**
 * What the accounts of a promotion demand stays with the empty row: the receipts, and the photos of those that count. The
 * other photos go. Before the commit: one that is gone without its row is found missing, one left behind never.
 */
export async function leaveInvoices(
  { privateFiles }: Pick<RequestContext, 'privateFiles'>,
  tx: Transaction,
  registrationId: string,
): Promise<void> {
  const erasable = { registrationId, state: { not: 'valid' }, fileKey: { not: null } };
  const photos = await tx.invoice.findMany({ where: erasable, select: { fileKey: true } });
  for (const { fileKey } of photos) if (fileKey !== null) await privateFiles.remove(fileKey);
  await tx.invoice.updateMany({ where: erasable, data: { fileKey: null, fileType: null } });
  await tx.invoice.updateMany({ where: { registrationId }, data: { ip: '' } });
}
