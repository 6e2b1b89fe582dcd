import type { Infrastructure } from '../../core/infrastructure.ts';
import { sealHead } from '../../core/secrets/SecretBox.ts';
import { type SealedColumn, sealedColumns } from '../../core/secrets/sealed-columns.ts';
import { countOldHashes, rehashCpfs } from './rehash-cpfs.ts';
import { resealFile, staleFiles } from './reseal-files.ts';
import { resealMinutes, staleMinutes } from './reseal-minutes.ts';
import { newestOf, noteBound, retireOld, useNewest } from './keys-in-use.ts';
import { countStale, resealRows } from './reseal-rows.ts';
import type { Command, Run } from '../../engine/command.ts';

/** What was written while a pass went on may need another; more than a few say that something is wrong. */
const PASSES = 3;

/** The keys that everything is to have in the end. */
interface Aim {
  readonly cpfKey: number;
  readonly hashKey: number;
  readonly seedKey: number;
}

/** What a column's texts begin with in the end. */
const headOf = ({ box }: SealedColumn, { cpfKey, seedKey }: Aim) =>
  box === 'seed' ? sealHead('SEED_KEY', seedKey) : sealHead('CPF_KEY', cpfKey);

async function due(services: Infrastructure, aim: Aim) {
  const { cpfKey, hashKey } = aim;
  const columns = await Promise.all(
    sealedColumns.map((column) => countStale(services, column, headOf(column, aim))),
  );
  const files = (await staleFiles(services, cpfKey)).length;
  const minutes = (await staleMinutes(services, cpfKey)).length;
  const { people, blocks } = await countOldHashes(services, hashKey);
  const sealed = columns.reduce((sum, count) => sum + count, minutes);
  return { sealed, files, hashes: people + blocks, total: sealed + files + people + blocks };
}

async function pass(services: Infrastructure, aim: Aim, done: (count: number) => void): Promise<void> {
  const { cpfKey, hashKey } = aim;
  await rehashCpfs(services, hashKey, done);
  for (const column of sealedColumns) await resealRows(services, column, headOf(column, aim), () => done(1));
  await resealMinutes(services, cpfKey, () => done(1));
  for (const file of await staleFiles(services, cpfKey)) {
    await resealFile(services, file);
    done(1);
  }
}

/** Says what may be left out of the configuration, and what still needs an old key. */
async function conclude(services: Infrastructure, { output }: Run): Promise<void> {
  const { config, clock } = services;
  const { cpfKeys, hashKeys, seedKeys } = config.secrets;
  const { hashOnly, codes } = await countOldHashes(services, hashKeys.current.id);
  await noteBound(services);
  for (const ring of [cpfKeys, seedKeys])
    for (const id of await retireOld(services, ring, clock.now()))
      output('keyRetired', { name: ring.name, id });
  if (hashOnly + codes > 0) output('hashesKept', { blocks: hashOnly, codes });
  else
    for (const id of await retireOld(services, hashKeys, clock.now()))
      output('keyRetired', { name: 'HASH_KEY', id });
}

/**
 * Puts the newest keys to use and seals and hashes anew what was written with others, while the product serves. What it
 * has done it sees from the rows themselves: begun again it goes on.
 */
export const rotateKeys: Command = {
  name: 'rotate-keys',
  work: async (services, run) => {
    const { cpfKeys, hashKeys, seedKeys } = services.config.secrets;
    const aim = {
      cpfKey: newestOf(cpfKeys).id,
      hashKey: newestOf(hashKeys).id,
      seedKey: newestOf(seedKeys).id,
    };
    const { sealed, files, hashes, total } = await due(services, aim);
    if (run.isDry) {
      run.output('keysDue', { sealed, files, hashes });
      return true;
    }
    for (const { name, id } of await useNewest(services)) run.output('keyUsed', { name, id });
    let count = 0;
    const done = (some: number) => {
      count += some;
      run.progress(count, Math.max(total, count));
    };
    for (let left = total, turn = 0; left > 0; left = (await due(services, aim)).total, turn += 1) {
      if (turn === PASSES) {
        run.output('keysLeft', { count: left });
        return false;
      }
      await pass(services, aim, done);
    }
    run.output('keysRotated', { count });
    await conclude(services, run);
    return true;
  },
};
