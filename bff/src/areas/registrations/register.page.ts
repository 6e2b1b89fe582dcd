import { regulations } from '@fio/contracts';
import { page } from '../../http/pages/page.ts';

/** The registration, with the documents one agrees to. */
export const registerPage = page({
  path: '/register',
  visibility: 'listed',
  words: { title: 'register', description: 'registerText' },
  reads: () => [{ endpoint: regulations.current }],
});
