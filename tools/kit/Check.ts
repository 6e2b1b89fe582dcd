import type { Container } from './container.ts';
import type { Seen } from './host.ts';

/** One promise of a built remote to the shell. */
export interface Check {
  /** What holds when there are no problems. */
  readonly name: string;
  /** Where it doesn't hold, each in a sentence. */
  readonly problems: (container: Container, seen: Seen) => string[];
}
