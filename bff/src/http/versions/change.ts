import type { AnyEndpoint, Language, ResponseOf } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';

/** What a version changed of one operation, and how the versions before it go on. */
export interface Change {
  readonly endpoint: AnyEndpoint;
  /** What programs see of it, for who moves a token on. */
  readonly told: Readonly<Record<Language, string>>;
  /** A body as the version before has it, made one of this version; the schema judges it afterwards. */
  readonly request?: (before: unknown) => unknown;
  /** An answer of this version, made one of the version before. */
  readonly response?: (now: JsonValue) => JsonValue;
}

/** Of this endpoint: `response` is given what its schema has. */
interface ChangeOf<E extends AnyEndpoint> extends Omit<Change, 'response'> {
  readonly endpoint: E;
  readonly response?: (now: ResponseOf<E>) => JsonValue;
}

/** Declares a change, checked against the endpoint it is of. */
export const change = <E extends AnyEndpoint>(declared: ChangeOf<E>): Change =>
  // What it is given was parsed by that schema.
  declared as Change;

/** A version of the API: what came with it. */
export interface Version {
  /** `2026-11-26`, a heading of docs/api/CHANGELOG.md. */
  readonly date: string;
  readonly changes: readonly Change[];
}
