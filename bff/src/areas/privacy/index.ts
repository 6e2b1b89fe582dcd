import { defineArea } from '../../engine/Area.ts';
import { privacyRoutes } from './privacy.routes.ts';
import type { PrivacyServices } from './privacy-services.ts';

/** A person's data: what is kept, given out and erased. */
export const privacyArea = defineArea<PrivacyServices>({
  name: 'privacy',
  routes: privacyRoutes,
  services: (_infrastructure, { personTables, packageParts }) => ({
    personTables,
    packageParts: packageParts.toSorted(
      (one, other) => Number(other.isFirst ?? 0) - Number(one.isFirst ?? 0),
    ),
  }),
});

export { anonymise } from './anonymise.ts';
export { dataDocument } from './data-document.ts';
export { decideMarketing } from './decide-marketing.ts';
export { assertNothingWaits } from './waiting-prizes.ts';
export { personData } from './person-data.ts';
export type { PrivacyServices } from './privacy-services.ts';
