import { page } from '../../http/pages/page.ts';

const TOKEN = /^[\w-]{1,200}$/;
const words = { title: 'unsubscribe', description: 'unsubscribeText' } as const;

/** Where who has no link asks for one, and where a link leads to. */
export const unsubscribePages = [
  page({ path: '/unsubscribe', visibility: 'hidden', words }),
  page({
    path: '/unsubscribe/:id',
    visibility: 'secret',
    words,
    accepts: ({ id = '' }) => TOKEN.test(id),
  }),
];
