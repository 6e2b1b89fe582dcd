import { createHash } from 'node:crypto';
import type { BodyOf, faq } from '@fio/contracts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

/** One visitor, or one browser, and one question: what is kept tells neither who it was nor what else they rated. */
const raterOf = (entryId: string, visitorId: string | undefined, device: string) =>
  createHash('sha256')
    .update(visitorId === undefined ? `${entryId} device ${device}` : `${entryId} visitor ${visitorId}`)
    .digest();

/** Whether a published answer helped. Whoever says it again changes what they said. */
export async function rate(
  { db, clock, session }: Pick<RequestContext, 'db' | 'clock' | 'session'>,
  entryId: string,
  { helpful, device }: BodyOf<typeof faq.helpful>,
): Promise<void> {
  const found = await db.faqEntry.findFirst({
    where: { id: entryId, published: true },
    select: { id: true },
  });
  if (found === null) throw new AppError('NOT_FOUND');
  const rater = raterOf(entryId, session?.subjectId, device);
  const said = { helpful, ratedAt: clock.now() };
  await db.faqRating.upsert({
    where: { entryId_rater: { entryId, rater } },
    create: { entryId, rater, ...said },
    update: said,
  });
}
