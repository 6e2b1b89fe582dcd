import { sql } from '../../core/database/sql.ts';
import { kept } from '../../core/people/fate.ts';
import { keptRows } from '../../engine/person-table.ts';
import { Prisma, type BlockedCpf } from '../../generated/prisma/client.ts';

export const blockTable = keptRows<BlockedCpf>('blocked_cpfs', {
  whose: ({ cpfHashes }) => sql`cpf_hash IN (${Prisma.join(cpfHashes)})`,
  inPackage: { leftOut: 'a list by CPF, apart from the registration; who is on it learns it at the sign-in' },
  columns: kept(
    'staff’s own block, or the year in which the CPF stays out; apart from the row',
    ...(['id', 'cpfHash', 'cpfHashKey', 'cpfEncrypted', 'reason', 'origin', 'note', 'byName'] as const),
    ...(['expiresOn', 'liftedAt', 'liftedBy', 'liftedReason', 'version', 'createdAt', 'search'] as const),
  ),
});
