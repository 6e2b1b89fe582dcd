import type { actions } from '@fio/contracts/admin/actions';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

export type ActionDetail = ResponseOf<typeof actions.get>;
