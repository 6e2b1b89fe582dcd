import { defineArea } from '../../engine/Area.ts';
import { locationRoutes } from './locations.routes.ts';

/** States and cities. */
export const locationsArea = defineArea({
  name: 'locations',
  routes: locationRoutes,
});

export { isCityOf, isOnlyCity, isState, states } from './places.ts';
