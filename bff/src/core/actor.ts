import type { AdminType } from '@fio/contracts';

/** Who did something and from where, as the audit records it. */
export interface Actor {
  /** null: nobody signed in, or the product itself. */
  readonly id: string | null;
  readonly name: string;
  readonly type: AdminType | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
}
