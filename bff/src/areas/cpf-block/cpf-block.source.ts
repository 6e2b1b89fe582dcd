import type { cpfBlock, QueryOf } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import type { Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The state in force at `now`; cpfBlockState() of the domain says the same of one. */
export const blockState = (now: Date) => Prisma.sql`
  CASE WHEN b.lifted_at IS NOT NULL THEN 'lifted'
       WHEN b.expires_on < ${todayInSaoPaulo(now)}::date THEN 'expired' ELSE 'active' END`;

type Query = QueryOf<typeof cpfBlock.list>;

/** Where the list of blocked CPFs and its export come from. */
export const cpfBlockSource: Source<Query['f'] & CpfFilter, 'createdAt' | 'expiresOn'> = {
  from: Prisma.sql`blocked_cpfs b`,
  id: Prisma.sql`b.id`,
  search: Prisma.sql`b.search`,
  filters: {
    reason: (reason) => Prisma.sql`b.reason = ${reason}`,
    origin: (origin) => Prisma.sql`b.origin = ${origin}`,
    state: (state, now) => Prisma.sql`${blockState(now)} = ${state}`,
    cpfHash: (hash) => sameCpf(Prisma.sql`b.cpf_hash`, hash),
  },
  sorts: { createdAt: Prisma.sql`b.created_at`, expiresOn: Prisma.sql`b.expires_on` },
  defaultSort: '-createdAt',
};
