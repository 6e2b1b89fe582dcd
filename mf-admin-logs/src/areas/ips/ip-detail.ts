import type { ips } from '@fio/contracts/admin/ips';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

export type IpDetail = ResponseOf<typeof ips.get>;
