import { page } from '../page.ts';

const TOKEN = /^[\w-]{1,200}$/;

/** Pages whose words are all that can be said of them, whoever reads them. */
export const plainPages = [
  page({ path: '/login', visibility: 'hidden', words: { title: 'login' } }),
  page({ path: '/forgot', visibility: 'hidden', words: { title: 'forgot' } }),
  page({ path: '/perfil', visibility: 'hidden', words: { title: 'profile' } }),
  page({ path: '/agegate', visibility: 'hidden', words: { title: 'agegate' } }),
  page({ path: '/reset', visibility: 'hidden', words: { title: 'reset' } }),
  page({ path: '/reset/:token', visibility: 'secret', words: { title: 'reset' } }),
  page({ path: '/unsubscribe', visibility: 'hidden', words: { title: 'unsubscribe' } }),
  page({
    path: '/unsubscribe/:id',
    visibility: 'secret',
    words: { title: 'unsubscribe' },
    accepts: ({ id = '' }) => TOKEN.test(id),
  }),
];
