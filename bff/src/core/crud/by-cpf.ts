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
  const hashes = vault.hashes(normalizeCpf(q)).map((hash) => hash.toString('hex'));
  return { ...rest, f: { ...query.f, cpfHash: hashes.join(',') } };
}

/** The condition of that filter: the hash of one key or another, with commas between them. */
export const sameCpf = (column: Prisma.Sql, hashes: string) =>
  Prisma.sql`${column} IN (SELECT decode(h, 'hex') FROM unnest(string_to_array(${hashes}, ',')) AS t(h))`;
