import { defineArea } from '../../engine/Area.ts';
import { addressRules } from './address-rules.ts';
import { ipRoutes } from './ips.routes.ts';

/** The addresses that people come from, and those that are blocked. */
export const ipsArea = defineArea({
  name: 'ips',
  routes: ipRoutes,
  retention: addressRules,
});
