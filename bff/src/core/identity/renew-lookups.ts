import type { Transaction } from '../database/prisma.ts';
import type { CpfVault } from './CpfVault.ts';

/**
 * Gives the rows of these CPFs the hash of the key in use, both a registration and a block: whoever writes one of the
 * two calls it before, so that they are found by each other while keys are changed.
 */
export async function renewLookups(tx: Transaction, vault: CpfVault, cpfs: readonly string[]): Promise<void> {
  const pairs = cpfs.flatMap((cpf) => {
    const { cpfHash } = vault.lookup(cpf);
    return vault.hashes(cpf).flatMap((old) => (old.equals(cpfHash) ? [] : [{ old, fresh: cpfHash }]));
  });
  if (pairs.length === 0) return;
  const key = vault.lookup('').cpfHashKey;
  const [before, after] = [pairs.map(({ old }) => old), pairs.map(({ fresh }) => fresh)];
  await tx.$executeRaw`
    UPDATE registrations r SET cpf_hash = t.fresh, cpf_hash_key = ${key}
    FROM unnest(${before}::bytea[], ${after}::bytea[]) AS t(old, fresh) WHERE r.cpf_hash = t.old`;
  await tx.$executeRaw`
    UPDATE blocked_cpfs b SET cpf_hash = t.fresh, cpf_hash_key = ${key}
    FROM unnest(${before}::bytea[], ${after}::bytea[]) AS t(old, fresh) WHERE b.cpf_hash = t.old`;
}
