import { defineRemote } from '@fio/platform/remote';
import { rememberUtm } from './page/utm.ts';

rememberUtm(window.location.search);

// Each page is a chunk of its own: who comes to vote loads no form.
export default defineRemote({
  id: 'mf-public',
  routes: [
    { path: '/', lazy: () => import('./home/route.ts') },
    { path: '/login', handle: { access: 'guest' }, lazy: () => import('./login/route.ts') },
    { path: '/register', handle: { access: 'guest' }, lazy: () => import('./register/route.ts') },
    { path: '/forgot', handle: { access: 'guest' }, lazy: () => import('./recovery/forgot-route.ts') },
    { path: '/reset/:token?', handle: { access: 'guest' }, lazy: () => import('./recovery/reset-route.ts') },
    { path: '/perfil', handle: { access: 'session' }, lazy: () => import('./profile/route.ts') },
    { path: '/:show', lazy: () => import('./show/route.ts') },
  ],
});
