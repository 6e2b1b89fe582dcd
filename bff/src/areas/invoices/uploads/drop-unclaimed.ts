import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { dropUpload } from './stored-upload.ts';

/** In one run: the next one does what is left. */
const AT_MOST = 500;

/** How many files came before that, whole or in part, and no invoice for them since. */
export const unclaimedUploads = ({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<number> =>
  db.invoiceUpload.count({ where: { createdAt: { lt: before } } });

/** Removes them; answers how many. */
export async function dropUnclaimedUploads(
  services: Pick<Infrastructure, 'db' | 'storage'>,
  before: Date,
): Promise<number> {
  const left = await services.db.invoiceUpload.findMany({
    where: { createdAt: { lt: before } },
    orderBy: { createdAt: 'asc' },
    take: AT_MOST,
  });
  for (const upload of left) await dropUpload(services, upload);
  return left.length;
}

/** Removes what one person had on its way. */
export async function dropUploadsOf(
  services: { readonly db: Transaction } & Pick<Infrastructure, 'storage'>,
  registrationId: string,
): Promise<void> {
  const theirs = await services.db.invoiceUpload.findMany({ where: { registrationId } });
  for (const upload of theirs) await dropUpload(services, upload);
}
