import { lockedQueue } from '../../core/identity/notify-owner.ts';
import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { recoveryPages } from './recovery.pages.ts';
import { recoveryQueue } from './recovery-queue.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { sendLocked } from './send-locked.ts';
import { sendRecovery } from './send-recovery.ts';

/** The way back for who forgot a password, or is locked out. */
export const recoveryArea = defineArea({
  name: 'recovery',
  // Visitors' alone: staff's is at the account.
  routes: recoveryRoutes,
  jobs: [
    job(
      recoveryQueue,
      ({ infrastructure }) =>
        (request) =>
          sendRecovery(infrastructure, request),
    ),
    job(
      lockedQueue,
      ({ infrastructure }) =>
        (locked) =>
          sendLocked(infrastructure, locked),
    ),
  ],
  pages: recoveryPages,
});

export { recoveryHandlers } from './handlers.ts';
