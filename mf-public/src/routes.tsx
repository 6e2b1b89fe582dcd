import { defineRemote, type RouteHandle } from '@fio/platform/remote';
import { withDialogs } from './dialogs/with-dialogs.tsx';
import { useTitlesWords } from './titles/words.ts';

const { t } = useTitlesWords;
const guest = (title: Parameters<typeof t>[0]): RouteHandle => ({
  access: 'guest',
  title: () => t(title),
  shape: 'form',
});
const profile: RouteHandle = { access: 'session', title: () => t('profile'), shape: 'own' };
const unsubscribe: RouteHandle = { title: () => t('unsubscribe'), shape: 'form' };
const theoriesHandle: RouteHandle = { title: () => t('theories'), shape: 'theories' };
const regulationsHandle: RouteHandle = { title: () => t('regulations'), shape: 'document' };
const faqHandle: RouteHandle = { title: () => t('faq'), shape: 'questions' };
const prizesHandle: RouteHandle = { title: () => t('prizes'), shape: 'prizes' };
const rankingHandle: RouteHandle = { title: () => t('ranking'), shape: 'parts' };
const winnersHandle: RouteHandle = { title: () => t('winners'), shape: 'parts' };
const transparencyHandle: RouteHandle = { title: () => t('transparency'), shape: 'parts' };
/** Its title comes with its data. */
const untitled = (shape: NonNullable<RouteHandle['shape']>): RouteHandle => ({ shape });

// Each page is a chunk of its own: who comes to vote loads no form.
export default defineRemote({
  id: 'mf-public',
  routes: withDialogs([
    {
      path: '/',
      handle: untitled('home'),
      lazy: async () => ({ Component: (await import('./home/home.tsx')).Home }),
    },
    {
      path: '/login',
      handle: guest('login'),
      lazy: async () => ({ Component: (await import('./login/login.tsx')).Login }),
    },
    {
      path: '/register',
      handle: guest('register'),
      lazy: async () => ({ Component: (await import('./register/register.tsx')).Register }),
    },
    {
      path: '/forgot',
      handle: guest('forgot'),
      lazy: async () => ({ Component: (await import('./recovery/recovery.tsx')).VisitorForgot }),
    },
    {
      path: '/reset/:token?',
      handle: guest('reset'),
      lazy: async () => ({ Component: (await import('./recovery/recovery.tsx')).VisitorReset }),
    },
    {
      path: '/perfil',
      handle: profile,
      lazy: async () => ({ Component: (await import('./profile/profile.tsx')).Profile }),
    },
    {
      path: '/teoria',
      handle: theoriesHandle,
      lazy: async () => ({ Component: (await import('./theory/theories-page.tsx')).TheoriesPage }),
    },
    {
      path: '/teoria/:slug',
      handle: untitled('theory'),
      lazy: async () => ({ Component: (await import('./theory/theory-page.tsx')).TheoryPage }),
    },
    {
      path: '/ranking',
      handle: rankingHandle,
      lazy: async () => ({ Component: (await import('./ranking/ranking-page.tsx')).RankingPage }),
    },
    {
      path: '/ranking/:slug',
      handle: rankingHandle,
      lazy: async () => ({ Component: (await import('./ranking/ranking-page.tsx')).SeriesRankingPage }),
    },
    {
      path: '/unsubscribe/:id?',
      handle: unsubscribe,
      lazy: async () => ({ Component: (await import('./unsubscribe/unsubscribe.tsx')).Unsubscribe }),
    },
    {
      path: '/faq',
      handle: faqHandle,
      lazy: async () => ({ Component: (await import('./faq/faq-page.tsx')).FaqPage }),
    },
    {
      path: '/premios',
      handle: prizesHandle,
      lazy: async () => ({ Component: (await import('./offers/prizes-page.tsx')).PrizesPage }),
    },
    {
      path: '/ganhadores',
      handle: winnersHandle,
      lazy: async () => ({ Component: (await import('./winners/winners-page.tsx')).WinnersPage }),
    },
    {
      path: '/ganhadores/:slug',
      handle: untitled('parts'),
      lazy: async () => ({ Component: (await import('./draw/draw-page.tsx')).DrawPage }),
    },
    {
      path: '/ganhadores/:slug/ao-vivo',
      handle: untitled('parts'),
      lazy: async () => ({ Component: (await import('./draw-day/draw-day-page.tsx')).DrawDayPage }),
    },
    {
      path: '/ganhadores/instantaneos/:id',
      handle: untitled('parts'),
      lazy: async () => ({ Component: (await import('./instant/schedule-page.tsx')).SchedulePage }),
    },
    {
      path: '/conferir',
      handle: transparencyHandle,
      lazy: async () => ({
        Component: (await import('./transparency/transparency-page.tsx')).TransparencyPage,
      }),
    },
    {
      path: '/regulamentos',
      handle: regulationsHandle,
      lazy: async () => ({
        Component: (await import('./regulations/regulations-page.tsx')).RegulationsPage,
      }),
    },
    {
      path: '/regulamentos/:slug',
      handle: untitled('document'),
      lazy: async () => ({ Component: (await import('./regulations/regulations-page.tsx')).DocumentPage }),
    },
    {
      path: '/regulamentos/:slug/:number',
      handle: untitled('document'),
      lazy: async () => ({ Component: (await import('./regulations/regulations-page.tsx')).VersionPage }),
    },
    {
      path: '/:show',
      handle: untitled('series'),
      lazy: async () => ({ Component: (await import('./show/show.tsx')).Show }),
    },
  ]),
});
