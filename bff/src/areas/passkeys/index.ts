import { defineArea } from '../../engine/Area.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { passkeyPart, passkeyTables } from './personal-passkeys.ts';

/** The keys with which visitors sign in without a password. */
export const passkeysArea = defineArea({
  name: 'passkeys',
  routes: passkeyRoutes,
  personTables: passkeyTables,
  packageParts: [passkeyPart],
});
