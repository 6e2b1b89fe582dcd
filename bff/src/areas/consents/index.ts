import { defineArea } from '../../engine/Area.ts';
import { consentRoutes } from './consents.routes.ts';
import { consentPart, consentTable } from './personal-consents.ts';

/** What visitors agreed to, and to which text. */
export const consentsArea = defineArea({
  name: 'consents',
  routes: consentRoutes,
  personTables: [consentTable],
  packageParts: [consentPart],
});

export { documentsSeen } from './documents-in-force.ts';
export { marketingProof } from './marketing-proof.ts';
