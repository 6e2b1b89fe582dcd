import { recoveryOf } from '../core/recovery.ts';

/** Password recovery of visitors: single use, 60 minutes. */
export const recovery = recoveryOf('');
