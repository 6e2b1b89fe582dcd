import { remoteFigures, remoteLoads } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { canaryFigures } from './canary-visitors.ts';
import { buildFigures } from './figures.ts';
import { networkOf } from './network-of.ts';
import type { Visitor } from './Visit.ts';
import type { RemoteLoadServices } from './remote-load-services.ts';

const HOUR = 3_600_000;

const anonymous = (ip: string): Visitor => ({ name: networkOf(ip), isStaff: false });

export const remoteLoadRoutes = [
  ...area(remoteLoads, {
    report: ({ body }, { ip }, { remoteLoads: reports }: RemoteLoadServices) =>
      reports.note(body.loads, anonymous(ip)),
    reportByStaff: ({ body }, { ip, session }, { remoteLoads: reports }: RemoteLoadServices) =>
      // The account and not the session: who signs in three times is one.
      reports.note(body.loads, session ? { name: session.subjectId, isStaff: true } : anonymous(ip)),
  }),
  ...area(remoteFigures, {
    list: async ({ query }, { db, clock, config, session }) => {
      const { environment, canary: threshold } = config.remotes;
      const since = new Date(clock.now().getTime() - Number(query.hours) * HOUR);
      const [builds, canaries] = await Promise.all([
        buildFigures(db, { environment, since, threshold }),
        canaryFigures(db, environment),
      ]);
      const isShown = ({ remote }: { readonly remote: string }) => (session.ships ?? remote) === remote;
      return { builds: builds.filter(isShown), canaries: canaries.filter(isShown), threshold };
    },
  }),
];
