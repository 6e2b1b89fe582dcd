import { defineArea } from '../../engine/Area.ts';
import { changeRoutes } from './changes.routes.ts';
import type { ChangesServices } from './changes-services.ts';
import { RecordFollowers } from './RecordFollowers.ts';

/** Tells who reads a record that somebody else changes it. */
export const changesArea = defineArea<ChangesServices>({
  name: 'changes',
  routes: changeRoutes,
  services: ({ pool, notices, clock }) => ({
    recordFollowers: new RecordFollowers({ pool, notices, clock }),
  }),
  start: ({ recordFollowers }) => recordFollowers.start(),
  stop: ({ recordFollowers }) => recordFollowers.stop(),
});
