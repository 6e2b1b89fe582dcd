import type { Infrastructure } from '../../core/infrastructure.ts';
import { useKeys } from '../../core/secrets/admit-keys.ts';
import type { KeyRing } from '../../core/secrets/KeyRing.ts';

type Dependencies = Pick<Infrastructure, 'pool' | 'db'> & {
  readonly config: Pick<Infrastructure['config'], 'secrets'>;
};

const ringsOf = ({ config }: Dependencies) => [config.secrets.cpfKeys, config.secrets.hashKeys];

/** The key that a ring is to be brought to. */
export const newestOf = ({ keys, current }: KeyRing) => keys[0] ?? current;

/**
 * Puts the newest key of each name to use. Whoever writes a hash with the one before is waited for, and from the commit
 * on nobody does (the trigger hold_hash_key).
 */
export async function useNewest(services: Dependencies): Promise<readonly { name: string; id: number }[]> {
  const changed = await services.db.$transaction(async (tx) => {
    const done: { name: string; id: number }[] = [];
    for (const ring of ringsOf(services)) {
      const { id } = newestOf(ring);
      await tx.$executeRaw`SELECT FROM keys_in_use WHERE name = ${ring.name} FOR UPDATE`;
      const count = await tx.$executeRaw`
        UPDATE keys_in_use SET key_id = ${id} WHERE name = ${ring.name} AND key_id < ${id}`;
      if (count > 0) done.push({ name: ring.name, id });
    }
    return done;
  });
  await useKeys(services.pool, services.config.secrets);
  return changed;
}

/** Notes that every sealed text is bound to its place: one that isn't is refused from now on. */
export async function noteBound(services: Dependencies): Promise<void> {
  await services.db.keyInUse.updateMany({
    where: { name: 'CPF_KEY', isBound: false },
    data: { isBound: true },
  });
  await useKeys(services.pool, services.config.secrets);
}

/** Lets keys of a name that nothing needs any more be left out of the configuration; answers which. */
export async function retireOld(
  { db }: Dependencies,
  { name, current }: KeyRing,
  now: Date,
): Promise<number[]> {
  const where = { name, id: { lt: current.id }, retiredAt: null };
  const old = await db.encryptionKey.findMany({ where, select: { id: true } });
  await db.encryptionKey.updateMany({ where, data: { retiredAt: now } });
  return old.map(({ id }) => id);
}
