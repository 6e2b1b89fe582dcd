import type { Infrastructure } from '../../core/infrastructure.ts';

/** In one run: the next one does what is left. */
const AT_MOST = 500;

type Dependencies = Pick<Infrastructure, 'db' | 'storage'>;

/** The file goes before the commit: what fails in between is found again by the next run, never left behind. */
async function forget({ db, storage }: Dependencies, id: string, before: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const attachment = await tx.sacAttachment.findUnique({ where: { requestId: id } });
    const { count } = await tx.sacRequest.deleteMany({ where: { id, updatedAt: { lt: before } } });
    if (count > 0 && attachment) await storage.privateFiles.remove(attachment.key);
    return count;
  });
}

/** How many conversations nobody has touched since then. */
export const forgettableRequests = ({ db }: Dependencies, before: Date): Promise<number> =>
  db.sacRequest.count({ where: { updatedAt: { lt: before } } });

/** Removes them with their files and e-mails; answers how many. */
export async function forgetRequests(services: Dependencies, before: Date): Promise<number> {
  const { db } = services;
  const old = await db.sacRequest.findMany({
    where: { updatedAt: { lt: before } },
    select: { id: true },
    orderBy: { updatedAt: 'asc' },
    take: AT_MOST,
  });
  let forgotten = 0;
  for (const { id } of old) forgotten += await forget(services, id, before);
  const template = { in: ['sac_received', 'sac_answered'] };
  await db.outboxMessage.deleteMany({ where: { template, createdAt: { lt: before } } });
  return forgotten;
}
