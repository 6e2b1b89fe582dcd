import type { IP_STATES } from '../admin/ips.ts';
import type { Terms } from './terms.ts';

export const ipStateEn: Terms<(typeof IP_STATES)[number]> = { free: 'Free', blocked: 'Blocked' };
