import { adminPrizes, prizeKinds, prizeSchedules } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { evidenceRule } from './forget-evidence.ts';
import { prizeCommitmentRoutes } from './commitments.routes.ts';
import { prizeRoutes } from './own-prizes.routes.ts';
import { invalidPrizeExports, prizeExports } from './prizes.export.ts';
import {
  adminPrizeRoutes,
  invalidPrizeRoutes,
  prizeKindRoutes,
  prizeScheduleRoutes,
  validationEvidenceRoutes,
  validationRoutes,
} from './prizes.routes.ts';
import { prizePart, prizeTables } from './personal-prizes.ts';
import { scheduleAddresses, schedulePage } from './schedule.page.ts';
import { schedulesJob } from './schedules.job.ts';

/** Prizes that are won at once. */
export const prizesArea = defineArea({
  name: 'prizes',
  audited: [
    { name: 'prizes', page: adminPrizes },
    { name: 'prize-kinds', page: prizeKinds },
    { name: 'prize-schedules', page: prizeSchedules },
    { name: 'invalid-prizes', page: null },
  ],
  routes: [
    ...adminPrizeRoutes,
    ...prizeKindRoutes,
    ...prizeScheduleRoutes,
    ...validationRoutes,
    ...validationEvidenceRoutes,
    ...invalidPrizeRoutes,
    ...prizeCommitmentRoutes,
    ...prizeRoutes,
  ],
  pages: [schedulePage],
  addresses: ({ db }) => scheduleAddresses(db),
  jobs: [schedulesJob],
  exports: [prizeExports, invalidPrizeExports],
  findables: [
    findable(
      adminPrizes,
      ({ kind }) => kind.title,
      ({ participant }) => participant,
    ),
    findable(prizeKinds, ({ title }) => title),
    findable(prizeSchedules, ({ title }) => title),
  ],
  retention: [evidenceRule],
  personTables: prizeTables,
  packageParts: [prizePart],
});

export { prizeCommitmentList } from './commitments.routes.ts';
export { type WonPrize, claimPrizes } from './claim-prizes.ts';
export { receiver } from './give-prize.ts';
export { openPrizes, renouncePrize } from './open-prizes.ts';
export { NAMED_WINNERS, offeredKinds } from './offered-kinds.ts';
export { nameOf } from './prize-view.ts';
export { wonPrizes } from './won-prizes.ts';
export { voidPrizes } from './void-prizes.ts';
