import { dispatchList } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { job } from '../../engine/job.ts';
import { dispatchRoutes } from './dispatches.routes.ts';
import { emptyEnded, endedLetters } from './ended-letters.ts';
import { mailExports } from './log/dispatches.export.ts';
import { mailRules } from './mail-rules.ts';
import { resendMail } from './resend.command.ts';
import { DispatchWorker } from './sending/DispatchWorker.ts';
import { DUE_DISPATCH_CRON, dispatchQueue, dueDispatchQueue } from './sending/dispatch-queue.ts';
import { startDue } from './sending/start-due.ts';
import { mailPart, mailTable } from './log/personal-mail.ts';

/** E-mails to many, and the log of all e-mails. */
export const dispatchesArea = defineArea({
  name: 'dispatches',
  audited: [{ name: 'dispatches', page: null }],
  routes: dispatchRoutes,
  jobs: [
    job(dispatchQueue, ({ infrastructure, transport }) => {
      // One per worker: it keeps each dispatch's pace.
      const worker = new DispatchWorker(infrastructure, transport);
      return ({ dispatchId }) => worker.work(dispatchId);
    }),
    job(
      dueDispatchQueue,
      ({ infrastructure }) =>
        () =>
          startDue(infrastructure),
      DUE_DISPATCH_CRON,
    ),
  ],
  exports: [mailExports],
  findables: [
    findable(
      dispatchList,
      ({ title }) => title,
      ({ template }) => template.name,
    ),
  ],
  commands: [resendMail],
  cleanUp: [{ name: 'mailLinks', days: () => 0, count: endedLetters, remove: emptyEnded }],
  retention: mailRules,
  personTables: [mailTable],
  packageParts: [mailPart],
});

export { isSuppressed } from './batches/audience.ts';
export { alone } from './sending/alone.ts';
export { Pace } from './sending/Pace.ts';
