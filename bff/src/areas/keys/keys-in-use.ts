import type { Infrastructure } from '../../core/infrastructure.ts';
import { ringsOf, useKeys } from '../../core/secrets/admit-keys.ts';
import type { KeyRing } from '../../core/secrets/KeyRing.ts';

type Dependencies = Pick<Infrastructure, 'pool' | 'db'> & {
  readonly config: Pick<Infrastructure['config'], 'secrets'>;
};

/** The key that a ring is to be brought to. */
export const newestOf = ({ keys, current }: KeyRing) => keys[0] ?? current;

/**
 * Puts the newest key of each name to use. Whoever writes a hash or a seed with the one before is waited for, and from
 * the commit on nobody does (the triggers hold_hash_key and hold_seed_key). They read the table, be there a row or not.
 */
export async function useNewest(services: Dependencies): Promise<readonly { name: string; id: number }[]> {
  const changed = await services.db.$transaction(async (tx) => {
    const done: { name: string; id: number }[] = [];
    await tx.$executeRaw`LOCK TABLE keys_in_use IN EXCLUSIVE MODE`;
    for (const ring of ringsOf(services.config.secrets)) {
      const { id } = newestOf(ring);
      const count = await tx.$executeRaw`
        INSERT INTO keys_in_use (name, key_id) VALUES (${ring.name}, ${id})
        ON CONFLICT (name) DO UPDATE SET key_id = EXCLUDED.key_id WHERE keys_in_use.key_id < EXCLUDED.key_id`;
      if (count > 0) done.push({ name: ring.name, id });
    }
    return done;
  });
  await useKeys(services.pool, services.config.secrets);
  return changed;
}

/** Notes that every sealed text is bound to its place and has its own name's key: others are refused from now on. */
export async function noteBound(services: Dependencies): Promise<void> {
  await services.db.keyInUse.updateMany({
    where: { name: { in: ['CPF_KEY', 'SEED_KEY'] }, isBound: false },
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
