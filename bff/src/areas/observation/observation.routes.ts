import { observation } from '@fio/contracts';
import { isSameProject } from '../../core/observation/dsn.ts';
import { readEnvelope } from '../../core/observation/envelope.ts';
import { area } from '../../http/area.ts';
import { AppError } from '../../http/errors.ts';

/** What is not switched on is not there; reports of the policy leave nothing to switch. */
export const observationRoutes = area(observation, {
  errors: async (_input, { errorRelay, readBody }) => {
    const { dsn } = errorRelay;
    if (dsn === null) throw new AppError('NOT_FOUND');
    const envelope = readEnvelope(await readBody());
    if (envelope === null) throw new AppError('INVALID_REQUEST');
    // One project and no other: or anybody could have us post wherever they like.
    if (envelope.dsn === null || !isSameProject(envelope.dsn, dsn)) throw new AppError('FORBIDDEN');
    await errorRelay.relay(envelope);
  },
  policy: ({ body }, { policyWatch }) => policyWatch.count(body),
  visits: async ({ body }, { audience, config }) => {
    if (!config.observation.analytics) throw new AppError('NOT_FOUND');
    for (const { name, path } of body.events) await audience.count(name, path);
  },
});
