import { lazyAreas } from '@fio/platform/area';
import { defineRemote, type RouteHandle } from '@fio/platform/remote';
import areas from './areas.ts';
import outline from './areas.ts?outline';
import { useSecurityWords } from './security/words.ts';
import { useAccountWords } from './words.ts';

const { t } = useAccountWords;
const guest = (title: Parameters<typeof t>[0]): RouteHandle => ({
  access: 'guest',
  layout: 'admin-auth',
  title: () => t(title),
});
const security: RouteHandle = { access: 'session', title: () => useSecurityWords.t('title') };

export default defineRemote({
  id: 'mf-admin-account',
  routes: [
    {
      path: '/admin/login',
      handle: guest('loginTitle'),
      lazy: async () => ({ Component: (await import('./login/login.tsx')).Login }),
    },
    {
      path: '/admin/forgot',
      handle: guest('forgotTitle'),
      lazy: async () => ({ Component: (await import('./recovery/recovery.tsx')).StaffForgot }),
    },
    {
      path: '/admin/reset/:token?',
      handle: guest('resetTitle'),
      lazy: async () => ({ Component: (await import('./recovery/recovery.tsx')).StaffReset }),
    },
    {
      path: '/admin/update',
      handle: security,
      lazy: async () => ({ Component: (await import('./security/security-page.tsx')).SecurityPage }),
    },
    ...lazyAreas(areas, outline),
  ],
});
