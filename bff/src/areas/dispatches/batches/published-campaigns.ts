import type { Transaction } from '../../../core/database/prisma.ts';
import { hasEnglish } from '../../../core/mail/published-letter.ts';

/** The letters that a dispatch may send, by name. */
export async function publishedCampaigns(tx: Transaction) {
  const found = await tx.emailTemplate.findMany({
    where: { letter: null, publishedAt: { not: null }, retiredAt: null },
    select: { id: true, name: true, number: true, subject: true, subjectEn: true },
    orderBy: { name: 'asc' },
  });
  return found.map(({ subjectEn, ...one }) => ({ ...one, hasEnglish: hasEnglish({ subjectEn }) }));
}
