import { adminFaq } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { faqPage } from './faq.page.ts';
import { adminFaqRoutes, faqRoutes } from './faq.routes.ts';

/** Frequent questions. */
export const faqArea = defineArea({
  name: 'faq',
  audited: [{ name: 'faq', page: adminFaq }],
  routes: [...adminFaqRoutes, ...faqRoutes],
  findables: [findable(adminFaq, ({ question }) => question)],
  pages: [faqPage],
});
