import type { AnyEndpoint } from '@fio/contracts';
import type { AuditedName } from '@fio/contracts/admin/record-pages';

/** Records that the audit tells of. Their word is the audit's own in libs/platform, where a missing one doesn't compile. */
export interface Audited {
  readonly name: AuditedName;
  /** The contract whose page shows one of them; null: none does. */
  readonly page: { readonly list: AnyEndpoint; readonly get: AnyEndpoint } | null;
}
