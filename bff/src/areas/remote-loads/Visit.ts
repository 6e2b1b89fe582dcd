import type { KeyRing } from '../../core/secrets/KeyRing.ts';
import { KeyedHash } from '../../core/secrets/KeyedHash.ts';

/** Who reports: an account of staff, or else the network they come from. */
export interface Visitor {
  readonly name: string;
  readonly isStaff: boolean;
}

/** One visitor and one build, within a moment. */
export interface Visit {
  readonly remote: string;
  readonly build: string;
  readonly visitor: Visitor;
  readonly hasFailed: boolean;
}

/** What is kept of a visitor: 16 bytes, others for each build, from which nobody can be told. */
export type VisitorKey = (visit: Pick<Visit, 'build' | 'visitor'>) => Buffer;

export function visitorKeys(ring: KeyRing): VisitorKey {
  const hash = new KeyedHash(ring, 'fio canary visitors');
  return ({ build, visitor }) => hash.make(`${build} ${visitor.name}`).subarray(0, 16);
}
