import { remoteFigures, remoteLoads } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { addressKey } from '../../core/limits.ts';
import { canaryFigures } from './canary-visitors.ts';
import { buildFigures } from './figures.ts';
import type { RemoteLoadServices } from './remote-load-services.ts';

const HOUR = 3_600_000;

export const remoteLoadRoutes = [
  ...area(remoteLoads, {
    report: ({ body }, { ip }, { remoteLoads: reports }: RemoteLoadServices) =>
      reports.note(body.loads, addressKey(ip)),
    reportByStaff: ({ body }, { ip, session }, { remoteLoads: reports }: RemoteLoadServices) =>
      reports.note(body.loads, session?.tokenHash.toString('hex') ?? addressKey(ip)),
  }),
  ...area(remoteFigures, {
    list: async ({ query }, { db, clock, config, session }) => {
      const { environment, canary: threshold } = config.remotes;
      const since = new Date(clock.now().getTime() - Number(query.hours) * HOUR);
      const [builds, canaries] = await Promise.all([
        buildFigures(db, { environment, since, percent: threshold.percent }),
        canaryFigures(db, environment),
      ]);
      const isShown = ({ remote }: { readonly remote: string }) => (session.ships ?? remote) === remote;
      return { builds: builds.filter(isShown), canaries: canaries.filter(isShown), threshold };
    },
  }),
];
