import { observation, visits } from '@fio/contracts';
import { isSameProject } from '../../core/observation/dsn.ts';
import { readEnvelope } from '../../core/observation/envelope.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { isRobot } from './is-robot.ts';
import type { ObservationServices } from './observation-services.ts';

/** What is not switched on is not there; reports of the policy leave nothing to switch. */
export const observationRoutes = [
  ...area(observation, {
    errors: async (_input, { readBody }, { errorRelay }: ObservationServices) => {
      const { dsn } = errorRelay;
      if (dsn === null) throw new AppError('NOT_FOUND');
      const envelope = readEnvelope(await readBody());
      if (envelope === null) throw new AppError('INVALID_REQUEST');
      // One project and no other: or anybody could have us post wherever they like.
      if (envelope.dsn === null || !isSameProject(envelope.dsn, dsn)) throw new AppError('FORBIDDEN');
      await errorRelay.relay(envelope);
    },
    policy: ({ body }, _context, { policyWatch }) => policyWatch.count(body),
    visits: async ({ body }, { config }, { audience }) => {
      if (!config.observation.analytics) throw new AppError('NOT_FOUND');
      for (const { name, path } of body.events) await audience.count(name, path);
    },
  }),
  ...area(visits, {
    count: ({ body: { source } }, { userAgent }, { visitCounts }: ObservationServices) => {
      if (!isRobot(userAgent)) visitCounts.note(source);
    },
  }),
];
