import type { IP_STATES } from '../admin/ips.ts';
import type { Tones } from './terms.ts';

export const IP_STATE_TONES: Tones<(typeof IP_STATES)[number]> = { free: 'success', blocked: 'error' };
