import { isCpf, normalizeCpf } from '@fio/domain';
import type { CpfVault } from '../identity/CpfVault.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListQuery } from './source.ts';

/** The filter that `byCpf` sets; a source that can be searched by CPF has it beside the contract's. */
export interface CpfFilter {
  readonly cpfHash: string;
}

/** A whole CPF in place of words: CPFs rest encrypted, so that they are found by their keyed hash or not at all. */
export function byCpf(query: ListQuery, vault: CpfVault): ListQuery {
  const { q, ...rest } = query;
  if (q === undefined || !isCpf(q)) return query;
  return { ...rest, f: { ...query.f, cpfHash: vault.hash(normalizeCpf(q)).toString('hex') } };
}

/** The condition of that filter. */
export const sameCpf = (column: Prisma.Sql, hash: string) => Prisma.sql`${column} = decode(${hash}, 'hex')`;
