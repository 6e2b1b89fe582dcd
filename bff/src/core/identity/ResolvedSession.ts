import type { AdminType, PermissionEntry, Strategy } from '@fio/contracts';

/** A member of staff with what they may do now. */
export interface SignedInStaff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: AdminType;
  /** The effective entries: the type's, or the own ones. */
  readonly permissions: readonly PermissionEntry[];
  /** Whether their sign-in asks for a code. */
  readonly secondFactor: boolean;
}

/** Who is calling: a live session of a live subject. */
export interface ResolvedSession {
  readonly strategy: Strategy;
  readonly subjectId: string;
  readonly tokenHash: Buffer<ArrayBuffer>;
  /** The end, whatever happens. */
  readonly expiresAt: Date;
  /** The end unless it is used before; absent where none comes for want of use. */
  readonly idleUntil?: Date;
  /** When its owner last proved to be who they are; null: not that we know. */
  readonly provedAt: Date | null;
  /** The member of staff who entered as this visitor. */
  readonly enteredById: string | null;
  readonly admin?: SignedInStaff;
  readonly visitor?: { readonly id: string };
  /** The API token that stands in a session's place: it has its scopes and no account. */
  readonly apiTokenId?: string;
  /** The version of the API that such a token speaks where a request names none. */
  readonly apiVersion?: string;
  /** The one remote that such a token ships; it has no scopes then. */
  readonly ships?: string;
}

/** Of the back office. */
export interface StaffSession extends ResolvedSession {
  readonly admin: SignedInStaff;
}
