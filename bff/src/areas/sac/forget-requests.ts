import type { Services } from '../../composition.ts';

/** As long as somebody may still claim damages (consumer code, article 27; docs/decisions/087). */
const KEPT_YEARS = 5;
/** In one run: the next one does what is left. */
const AT_MOST = 500;

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

type Needed = Pick<Services, 'db' | 'privateFiles' | 'clock'>;

/** The file goes before the commit: what fails in between is found again by the next run, never left behind. */
async function forget({ db, privateFiles }: Needed, id: string, before: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const attachment = await tx.sacAttachment.findUnique({ where: { requestId: id } });
    const { count } = await tx.sacRequest.deleteMany({ where: { id, updatedAt: { lt: before } } });
    if (count > 0 && attachment) await privateFiles.remove(attachment.key);
    return count;
  });
}

/** Removes conversations that nobody has touched for five years, with their files and e-mails; answers how many. */
export async function forgetRequests(services: Needed): Promise<number> {
  const { db, clock } = services;
  const before = yearsBefore(clock.now(), KEPT_YEARS);
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
