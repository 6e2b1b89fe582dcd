import { defineArea } from '../../engine/Area.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** A person's data: what is kept, given out and erased. */
export const privacyArea = defineArea({
  name: 'privacy',
  routes: privacyRoutes,
});

export { anonymise } from './anonymise.ts';
export { dataDocument } from './data-document.ts';
export { decideMarketing } from './decide-marketing.ts';
export { personData } from './person-data.ts';
