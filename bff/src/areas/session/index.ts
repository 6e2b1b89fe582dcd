import { defineArea } from '../../engine/Area.ts';
import { page } from '../../http/pages/page.ts';
import { accessCleanUp, accessRules } from './access-rules.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionPart, sessionTables } from './personal-sessions.ts';

/** Visitors' sessions. */
export const sessionArea = defineArea({
  name: 'session',
  routes: sessionRoutes,
  pages: [
    page({ path: '/login', visibility: 'hidden', words: { title: 'login', description: 'loginText' } }),
    page({ path: '/agegate', visibility: 'hidden', words: { title: 'agegate', description: 'agegateText' } }),
  ],
  cleanUp: accessCleanUp,
  retention: accessRules,
  personTables: sessionTables,
  packageParts: [sessionPart],
});

export { openSession, recordFailure, refuseStopped } from './open-session.ts';
