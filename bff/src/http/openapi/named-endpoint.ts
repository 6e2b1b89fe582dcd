import type { AnyEndpoint } from '@fio/contracts';

/** An endpoint with the names it has in the contracts. */
export interface NamedEndpoint {
  readonly area: string;
  readonly name: string;
  readonly endpoint: AnyEndpoint;
}
