import type { Services } from '../../../composition.ts';
import { dropUpload } from './stored-upload.ts';

/** How long a file waits for the rest of it, or for its invoice. */
const UNCLAIMED_MS = 24 * 60 * 60_000;
/** In one run: the next one does what is left. */
const AT_MOST = 500;

/** Removes files no invoice came for; answers how many. */
export async function dropUnclaimedUploads(
  services: Pick<Services, 'db' | 'privateFiles' | 'clock'>,
): Promise<number> {
  const before = new Date(services.clock.now().getTime() - UNCLAIMED_MS);
  const left = await services.db.invoiceUpload.findMany({
    where: { createdAt: { lt: before } },
    orderBy: { createdAt: 'asc' },
    take: AT_MOST,
  });
  for (const upload of left) await dropUpload(services, upload);
  return left.length;
}
