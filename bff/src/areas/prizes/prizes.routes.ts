import {
  adminPrizes,
  invalidPrizes,
  prizeKinds,
  prizeSchedules,
  validation,
  validationEvidence,
} from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { startExport } from '../exports/index.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { keepPicture } from '../uploads/index.ts';
import { deliverPrize, resendLetter, takeBack } from './change-prize.ts';
import { refuseWin, saveChecklist, validateWin } from './decide-prize.ts';
import { givePrize } from './give-prize.ts';
import { invalidPrizeRowOf } from './invalid-prize-view.ts';
import { planSchedule } from './plan-schedule.ts';
import { revealSchedule } from './reveal-schedules.ts';
import { prizeKindResource } from './prize-kinds.resource.ts';
import { findPrize, loadPrizes } from './prize-record.ts';
import { findSchedule, loadSchedules, scheduleDetailOf, scheduleRowOf } from './prize-schedule-record.ts';
import { prizeScheduleSource } from './prize-schedules.source.ts';
import { invalidPrizeExports, prizeExports } from './prizes.export.ts';
import { invalidPrizeSource, prizeSource } from './prizes.source.ts';
import { prizeDetailOf, prizeRowOf } from './prize-view.ts';
import { nextWin } from './next-win.ts';
import { noteAddress } from './prize-address.ts';
import { attachDocument, discardDocument, prizeDocument } from './prize-documents.ts';
import { receiptOf } from './prize-receipt.ts';
import { validationCaseOf } from './validation-case.ts';
import { claimWin, releaseWin } from './win-lock.ts';

export const adminPrizeRoutes = area(adminPrizes, {
  list: ({ query }, { db, clock }) => {
    const now = clock.now();
    const load = (ids: string[]) => loadPrizes(db, ids);
    return listPage({
      db,
      source: anySource(prizeSource),
      query,
      now,
      load,
      row: (row) => prizeRowOf(row, now),
    });
  },
  export: (input, context) => startExport(prizeExports, input, context),
  get: async ({ params }, context) => prizeDetailOf(context, await findPrize(context.db, params.id)),
  give: ({ body }, context) => givePrize(context, body),
  pending: ({ params, body }, context) => takeBack(context, params.id, body),
  deliver: ({ params, body }, context) => deliverPrize(context, params.id, body),
  resend: ({ params, body }, context) => resendLetter(context, params.id, body.version),
});

export const prizeKindRoutes = area(prizeKinds, {
  ...crud(prizeKindResource),
  choices: async (_input, { db }) => {
    const kinds = await db.prizeKind.findMany({ orderBy: [{ position: 'asc' }, { title: 'asc' }] });
    return kinds.map(({ id, title }) => ({ value: id, label: title }));
  },
  picture: (_input, context) => keepPicture(context, 'prize-kinds'),
});

export const prizeScheduleRoutes = area(prizeSchedules, {
  list: ({ query }, { db, clock }) => {
    const now = clock.now();
    const load = (ids: string[]) => loadSchedules(db, ids, now);
    const row = (found: Parameters<typeof scheduleRowOf>[0]) => scheduleRowOf(found, now);
    return listPage({ db, source: anySource(prizeScheduleSource), query, now, load, row });
  },
  get: async ({ params }, context) =>
    scheduleDetailOf(context, await findSchedule(context.db, params.id, context.clock.now())),
  create: ({ body }, context) => planSchedule(context, body),
  reveal: ({ params }, context) => revealSchedule(context, params.id),
});

export const validationRoutes = area(validation, {
  next: ({ query }, context) => nextWin(context, query.after),
  get: ({ params }, context) => validationCaseOf(context, params.id),
  claim: ({ params }, context) => claimWin(context, params.id),
  release: ({ params }, context) => releaseWin(context, params.id),
  receipt: ({ params }, context) => receiptOf(context, params.id),
  save: ({ params, body }, context) => saveChecklist(context, params.id, body),
  validate: ({ params, body }, context) => validateWin(context, params.id, body),
  invalidate: ({ params, body }, context) => refuseWin(context, params.id, body),
});

export const validationEvidenceRoutes = area(validationEvidence, {
  attach: ({ params }, context) => attachDocument(context, params),
  document: ({ params }, context) => prizeDocument(context, params),
  discard: ({ params, body }, context) => discardDocument(context, params, body),
  address: ({ params, body }, context) => noteAddress(context, params.id, body),
});

export const invalidPrizeRoutes = area(invalidPrizes, {
  list: ({ query }, { db, clock }) => {
    const now = clock.now();
    const load = (ids: string[]) => loadPrizes(db, ids);
    const row = (found: Parameters<typeof invalidPrizeRowOf>[0]) => invalidPrizeRowOf(found, now);
    return listPage({ db, source: anySource(invalidPrizeSource), query, now, load, row });
  },
  export: (input, context) => startExport(invalidPrizeExports, input, context),
  get: async ({ params }, context) => {
    const prize = await findPrize(context.db, params.id);
    if (prize.state !== 'invalid') throw new AppError('NOT_FOUND');
    return { ...prizeDetailOf(context, prize), ...invalidPrizeRowOf(prize, context.clock.now()) };
  },
});
