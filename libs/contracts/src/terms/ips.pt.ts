import type { IP_STATES } from '../admin/ips.ts';
import type { Terms } from './terms.ts';

export const ipStatePt: Terms<(typeof IP_STATES)[number]> = { free: 'Livre', blocked: 'Bloqueado' };
