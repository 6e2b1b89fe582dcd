import { defineQueue } from '../jobs/queue.ts';

/** One job is a while of work on one event; a large one asks for further ones. */
export const notifyQueue = defineQueue<{ eventId: string }>('notify', {
  retryLimit: 3,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
});
