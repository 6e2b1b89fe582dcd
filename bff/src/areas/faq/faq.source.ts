import { FAQ_CATEGORIES, type adminFaq } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

const rated = (helpful: boolean) =>
  Prisma.sql`(SELECT count(*) FROM faq_ratings r WHERE r.entry_id = e.id AND r.helpful = ${helpful})`;

/** Where the list of questions comes from. */
export const faqSource: SourceOf<typeof adminFaq> = {
  from: Prisma.sql`faq_entries e`,
  id: Prisma.sql`e.id`,
  search: Prisma.sql`e.search`,
  filters: {
    category: (category) => Prisma.sql`e.category = ${category}`,
    published: (published) => Prisma.sql`e.published = ${published === 'true'}`,
  },
  sorts: {
    // By category first: a position means nothing outside of one.
    position: Prisma.sql`array_position(${[...FAQ_CATEGORIES]}::text[], e.category) * 1000000 + e.position`,
    question: Prisma.sql`fold_text(e.question)`,
    helpfulYes: rated(true),
    helpfulNo: rated(false),
    updatedAt: Prisma.sql`e.updated_at`,
  },
  defaultSort: 'position',
};
