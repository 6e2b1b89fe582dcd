import type { Infrastructure } from '../../core/infrastructure.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'storage'>;

/** Videos and captions that were sent before that, and that no series has. */
const unused = (before: Date) => Prisma.sql`
  FROM media_files m
  WHERE m.created_at < ${before}
    AND NOT EXISTS (SELECT FROM shows s WHERE s.video_id = m.id)
    AND NOT EXISTS (SELECT FROM shows s WHERE s.captions_id = m.id)`;

/** How many there are. */
export async function unusedMedia({ db }: Dependencies, before: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::integer AS count ${unused(before)}`;
  return row?.count ?? 0;
}

/**
 * Removes one with its file; whether there was one. Its row is held until the file has gone: who sends the same file meanwhile waits
 * and writes it anew, and one that a series is being given at this moment is passed over.
 */
const dropOne = ({ db, storage }: Dependencies, before: Date): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ id: string; key: string }[]>`
      SELECT m.id, m.key ${unused(before)} ORDER BY m.created_at LIMIT 1 FOR UPDATE OF m SKIP LOCKED`;
    if (found === undefined) return false;
    await tx.mediaFile.delete({ where: { id: found.id } });
    await storage.publicFiles.remove(found.key);
    return true;
  });

/** Removes them; answers how many. */
export async function dropUnusedMedia(services: Dependencies, before: Date): Promise<number> {
  let dropped = 0;
  while (await dropOne(services, before)) dropped += 1;
  return dropped;
}
