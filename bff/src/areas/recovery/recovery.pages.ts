import { page } from '../../http/pages/page.ts';

/** The way back, and the page its link leads to. */
export const recoveryPages = [
  page({ path: '/forgot', visibility: 'hidden', words: { title: 'forgot', description: 'forgotText' } }),
  page({ path: '/reset', visibility: 'hidden', words: { title: 'reset', description: 'resetText' } }),
  page({ path: '/reset/:token', visibility: 'secret', words: { title: 'reset', description: 'resetText' } }),
];
