import { defineArea } from '../../engine/Area.ts';
import type { SearchServices } from './search-services.ts';
import { searchRoutes } from './search.routes.ts';

/** Finds records of whatever area, by the lists' own rules. */
export const searchArea = defineArea<SearchServices>({
  name: 'search',
  routes: searchRoutes,
  services: (_infrastructure, product) => product,
});
