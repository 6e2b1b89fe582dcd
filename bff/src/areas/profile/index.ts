import { defineArea } from '../../engine/Area.ts';
import { page } from '../../http/pages/page.ts';
import { profileRoutes } from './profile.routes.ts';

/** A visitor's own account. */
export const profileArea = defineArea({
  name: 'profile',
  routes: profileRoutes,
  pages: [
    page({ path: '/perfil', visibility: 'hidden', words: { title: 'profile', description: 'profileText' } }),
  ],
});

export { askEmailChange, dropEmailChange } from './email-change.ts';
export { proveOwn } from './prove-own.ts';
export { orTaken } from './taken.ts';
