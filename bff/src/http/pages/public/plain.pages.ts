import { page } from '../page.ts';

const TOKEN = /^[\w-]{1,200}$/;

/** Pages whose words are all that can be said of them, whoever reads them. */
export const plainPages = [
  page({ path: '/login', visibility: 'hidden', words: { title: 'login', description: 'loginText' } }),
  page({ path: '/forgot', visibility: 'hidden', words: { title: 'forgot', description: 'forgotText' } }),
  page({ path: '/perfil', visibility: 'hidden', words: { title: 'profile', description: 'profileText' } }),
  page({ path: '/agegate', visibility: 'hidden', words: { title: 'agegate', description: 'agegateText' } }),
  page({ path: '/reset', visibility: 'hidden', words: { title: 'reset', description: 'resetText' } }),
  page({ path: '/reset/:token', visibility: 'secret', words: { title: 'reset', description: 'resetText' } }),
  page({
    path: '/unsubscribe',
    visibility: 'hidden',
    words: { title: 'unsubscribe', description: 'unsubscribeText' },
  }),
  page({
    path: '/unsubscribe/:id',
    visibility: 'secret',
    words: { title: 'unsubscribe', description: 'unsubscribeText' },
    accepts: ({ id = '' }) => TOKEN.test(id),
  }),
];
