import type { Language } from '@fio/contracts';
import { defineQueue } from '../../core/jobs/queue.ts';

export interface LinkRequest {
  email: string;
  language: Language;
}

/** Carries an address somebody typed, so a finished job doesn't stay for long. */
export const unsubscribeQueue = defineQueue<LinkRequest>('unsubscribe', { deleteAfterSeconds: 3_600 });
