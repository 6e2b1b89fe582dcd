import { defineQueue } from '../../../core/jobs/queue.ts';

/** Makes one document of a draw; a worker that dies is missed within half a minute. */
export const drawFileQueue = defineQueue<{ fileId: string }>('draw-file', {
  retryLimit: 3,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
