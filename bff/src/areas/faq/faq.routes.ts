import { adminFaq, FAQ_CATEGORIES, faq } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { categoryOf, faqEntryOf } from './faq-record.ts';
import { faqResource } from './faq.resource.ts';
import { rate } from './rate.ts';
import { orderOf, reorder } from './reorder.ts';

export const faqRoutes = area(faq, {
  all: async (_input, { db }) => {
    const found = await db.faqEntry.findMany({
      where: { published: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    return {
      items: FAQ_CATEGORIES.flatMap((category) =>
        found.filter((entry) => categoryOf(entry) === category).map(faqEntryOf),
      ),
    };
  },
  helpful: ({ params, body }, context) => rate(context, params.id, body),
});

export const adminFaqRoutes = area(adminFaq, {
  ...crud(faqResource),
  order: (_input, { db }) => orderOf(db),
  reorder: ({ body }, context) => reorder(context, body),
});
