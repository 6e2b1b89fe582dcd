import type { Route } from '../http/area.ts';
import { accountRoutes } from './account/account.routes.ts';
import { resultRoutes } from './polls/results.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { voteRoutes } from './votes/votes.routes.ts';

/** Every route of the product. An area adds its line here and nowhere else. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...recoveryRoutes,
  ...registrationRoutes,
  ...resultRoutes,
  ...sessionRoutes,
  ...voteRoutes,
];
