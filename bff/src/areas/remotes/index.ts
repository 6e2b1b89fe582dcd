import { defineArea } from '../../engine/Area.ts';
import { remoteRoutes } from './remotes.routes.ts';

/** The microfrontends' builds, and which of them are live. */
export const remotesArea = defineArea({
  name: 'remotes',
  audited: [{ name: 'remotes', page: null }],
  routes: remoteRoutes,
});
