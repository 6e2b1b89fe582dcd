import type { ErrorRelay } from '../../core/observation/ErrorRelay.ts';
import type { ShellMaps } from '../../core/observation/ShellMaps.ts';
import type { Audience } from './Audience.ts';
import type { PolicyWatch } from './PolicyWatch.ts';
import type { VisitCounts } from './VisitCounts.ts';

export interface ObservationServices {
  readonly errorRelay: ErrorRelay;
  /** Null where no service takes browsers' errors. */
  readonly shellMaps: ShellMaps | null;
  readonly audience: Audience;
  readonly policyWatch: PolicyWatch;
  readonly visitCounts: VisitCounts;
}
