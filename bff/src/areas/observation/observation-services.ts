import type { ErrorRelay } from '../../core/observation/ErrorRelay.ts';
import type { Audience } from './Audience.ts';
import type { PolicyWatch } from './PolicyWatch.ts';

export interface ObservationServices {
  readonly errorRelay: ErrorRelay;
  readonly audience: Audience;
  readonly policyWatch: PolicyWatch;
}
