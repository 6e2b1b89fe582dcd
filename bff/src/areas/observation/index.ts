import { ErrorRelay } from '../../core/observation/ErrorRelay.ts';
import { defineArea } from '../../engine/Area.ts';
import { showsArea } from '../shows/index.ts';
import { Audience } from './Audience.ts';
import { observationRoutes } from './observation.routes.ts';
import type { ObservationServices } from './observation-services.ts';
import { PolicyWatch } from './PolicyWatch.ts';

/** What browsers report: errors, breaches of the policy, visits. */
export const observationArea = defineArea<ObservationServices>({
  name: 'observation',
  routes: observationRoutes,
  services: ({ config, clock, log, remotes }, product) => ({
    errorRelay: new ErrorRelay(config.observation.browserDsn, { clock, log, maps: remotes.buildMaps }),
    audience: new Audience(
      product.pages.map(({ path }) => path),
      { has: async (slug) => (await product.servicesOf(showsArea).content.show(slug)) !== null },
    ),
    policyWatch: new PolicyWatch(log),
  }),
  metrics: ({ audience, policyWatch }) => [audience.counter, policyWatch.counter],
});
