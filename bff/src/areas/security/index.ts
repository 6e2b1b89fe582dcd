import { defineArea } from '../../engine/Area.ts';
import { securityRoutes } from './security.routes.ts';

/** Second factors, and proofs of who one is. */
export const securityArea = defineArea({
  name: 'security',
  routes: securityRoutes,
});

export { proveSelf } from './prove-self.ts';
