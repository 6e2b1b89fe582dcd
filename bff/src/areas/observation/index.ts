import { join } from 'node:path';
import { ErrorRelay } from '../../core/observation/ErrorRelay.ts';
import { ShellMaps } from '../../core/observation/ShellMaps.ts';
import { SHELL_FOLDER } from '../../core/shell-folder.ts';
import { defineArea } from '../../engine/Area.ts';
import { showsArea } from '../shows/index.ts';
import { Audience } from './Audience.ts';
import { observationRoutes } from './observation.routes.ts';
import type { ObservationServices } from './observation-services.ts';
import { oldVisitDays } from './old-visit-days.ts';
import { PolicyWatch } from './PolicyWatch.ts';
import { VisitCounts } from './VisitCounts.ts';

/** What browsers report: errors, breaches of the policy, visits. */
export const observationArea = defineArea<ObservationServices>({
  name: 'observation',
  routes: observationRoutes,
  services: ({ config, clock, log, pool, remotes }, product) => ({
    errorRelay: new ErrorRelay(config.observation.browserDsn, { clock, log, maps: remotes.buildMaps }),
    shellMaps:
      config.observation.browserDsn &&
      new ShellMaps(join(SHELL_FOLDER, 'assets'), { log, maps: remotes.buildMaps }),
    audience: new Audience(
      product.pages.map(({ path }) => path),
      { has: async (slug) => (await product.servicesOf(showsArea).content.show(slug)) !== null },
    ),
    policyWatch: new PolicyWatch(log),
    visitCounts: new VisitCounts({ pool, log, clock }),
  }),
  start: async ({ shellMaps }) => shellMaps?.start(),
  stop: async ({ shellMaps, visitCounts }) => {
    await shellMaps?.stop();
    await visitCounts.flush();
  },
  cleanUp: [oldVisitDays],
  metrics: ({ audience, policyWatch }) => [audience.counter, policyWatch.counter],
});

export { VisitCounts } from './VisitCounts.ts';
