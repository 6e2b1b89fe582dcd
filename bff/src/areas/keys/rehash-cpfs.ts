import type { Infrastructure } from '../../core/infrastructure.ts';
import { renewLookups } from '../../core/identity/renew-lookups.ts';
import { places } from '../../core/secrets/places.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults'>;

const BATCH = 200;

/**
 * Rows found by the hash of another key: people, blocks whose CPF is known, and those of whom nothing but a hash was
 * kept, which nobody can hash anew.
 */
export async function countOldHashes({ db }: Pick<Dependencies, 'db'>, keyId: number) {
  const old = { cpfHashKey: { not: keyId } };
  const [people, blocks, hashOnly, codes] = await Promise.all([
    db.registration.count({ where: { ...old, anonymisedAt: null } }),
    db.blockedCpf.count({ where: { ...old, cpfEncrypted: { not: null } } }),
    db.blockedCpf.count({ where: { ...old, cpfEncrypted: null } }),
    db.recoveryCode.count({ where: { codeHashKey: { not: keyId }, usedAt: null } }),
  ]);
  return { people, blocks, hashOnly, codes };
}

/** Both tables at once, so that a registration and its block find each other all the time. */
async function rehash({ db, vaults }: Dependencies, cpfs: readonly string[]): Promise<void> {
  await db.$transaction((tx) => renewLookups(tx, vaults.cpf, cpfs));
}

type Batch = readonly { readonly id: string; readonly cpf: string }[];

/** Rows of a table that were hashed with another key, by their ids. */
async function inBatches(
  services: Dependencies,
  load: (after: object) => Promise<Batch>,
  onProgress: (count: number) => void,
): Promise<void> {
  for (let after = {}, more = true; more;) {
    const rows = await load(after);
    if (rows.length === 0) return;
    await rehash(
      services,
      rows.map(({ cpf }) => cpf),
    );
    onProgress(rows.length);
    after = { id: { gt: rows.at(-1)?.id } };
    more = rows.length === BATCH;
  }
}

/** Hashes CPFs with the key in use, some rows at a time; hears how many. May be begun again at any time. */
export async function rehashCpfs(
  services: Dependencies,
  keyId: number,
  onProgress: (count: number) => void,
): Promise<void> {
  const { db, vaults } = services;
  const old = { cpfHashKey: { not: keyId } };
  const order = { orderBy: { id: 'asc' }, take: BATCH } as const;
  const people = async (after: object) => {
    const rows = await db.registration.findMany({
      where: { ...old, anonymisedAt: null, ...after },
      ...order,
    });
    return rows.map((person) => ({ id: person.id, cpf: vaults.cpf.cpfOf(person) }));
  };
  const blocks = async (after: object) => {
    const where = { ...old, cpfEncrypted: { not: null }, ...after };
    const rows = await db.blockedCpf.findMany({ where, ...order });
    return rows.flatMap(({ id, cpfEncrypted }) =>
      cpfEncrypted === null ? [] : [{ id, cpf: vaults.cpf.decrypt(cpfEncrypted, places.blockedCpf(id)) }],
    );
  };
  await inBatches(services, people, onProgress);
  await inBatches(services, blocks, onProgress);
}
