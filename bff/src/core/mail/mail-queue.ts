import { defineQueue } from '../jobs/queue.ts';

/** One job per message; the message itself is in the outbox. */
export const mailQueue = defineQueue<{ messageId: string }>('mail', { deleteAfterSeconds: 86_400 });
