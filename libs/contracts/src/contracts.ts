import type { AnyEndpoint } from './core/endpoint.ts';
import {
  account,
  actions,
  adminPolls,
  adminShows,
  dashboard,
  locations,
  polls,
  recovery,
  registrations,
  session,
  share,
  shows,
  theories,
  uploads,
  votes,
} from './index.ts';

/** Every contract by area: what the OpenAPI document and the conformance tests walk. */
export const contracts = {
  session,
  registrations,
  recovery,
  shows,
  theories,
  share,
  polls,
  votes,
  locations,
  account,
  actions,
  adminPolls,
  adminShows,
  dashboard,
  uploads,
} as const satisfies Record<string, Record<string, AnyEndpoint>>;
