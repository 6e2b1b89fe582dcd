import { defineArea } from '../../engine/Area.ts';
import { BuildVisitors } from './BuildVisitors.ts';
import { CanaryGuard } from './CanaryGuard.ts';
import { loadRules } from './load-rules.ts';
import { remoteLoadRoutes } from './remote-loads.routes.ts';
import type { RemoteLoadServices } from './remote-load-services.ts';
import { RemoteLoads } from './RemoteLoads.ts';
import { visitorKeys } from './Visit.ts';

export { buildFigures } from './figures.ts';

/** How the loading of microfrontends goes for visitors and staff. */
export const remoteLoadsArea = defineArea<RemoteLoadServices>({
  name: 'remote-loads',
  routes: remoteLoadRoutes,
  services: ({ config, db, pool, clock, log }) => {
    const { environment, canary: threshold } = config.remotes;
    const { hashKeys } = config.secrets;
    const keyOf = visitorKeys(hashKeys);
    const guard = new CanaryGuard({ db, clock, log, threshold, environment, keyOf });
    const visitors = new BuildVisitors({ db, clock, environment, keyOf });
    return { remoteLoads: new RemoteLoads({ db, pool, log, clock, visitors, guard, environment }) };
  },
  stop: ({ remoteLoads }) => remoteLoads.flush(),
  metrics: ({ remoteLoads }) => [remoteLoads.duration, remoteLoads.outcomes],
  cleanUp: loadRules,
});
