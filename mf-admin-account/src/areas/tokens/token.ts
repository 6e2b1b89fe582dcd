import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { tokens } from '@fio/contracts/admin/tokens';

/** A token as its record shows it. */
export type Token = ResponseOf<typeof tokens.get>;
