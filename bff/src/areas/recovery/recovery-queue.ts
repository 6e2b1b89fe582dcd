import type { Language, Strategy } from '@fio/contracts';
import { defineQueue } from '../../core/jobs/queue.ts';

export interface RecoveryRequest {
  strategy: Strategy;
  email: string;
  language: Language;
}

/** Carries an address somebody typed, so a finished job doesn't stay for long. */
export const recoveryQueue = defineQueue<RecoveryRequest>('recovery', { deleteAfterSeconds: 3_600 });
