import type { Transaction } from '../../../core/database/prisma.ts';

/** The letters that a dispatch may send, by name. */
export const publishedCampaigns = (tx: Transaction) =>
  tx.emailTemplate.findMany({
    where: { letter: null, publishedAt: { not: null }, retiredAt: null },
    select: { id: true, name: true, number: true, subject: true },
    orderBy: { name: 'asc' },
  });
