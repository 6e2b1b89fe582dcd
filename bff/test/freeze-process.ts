import { flushCompileCache } from 'node:module';
import { openDatabase } from '../src/core/database/client.ts';
import type { PrismaClient } from '../src/core/database/prisma.ts';
import { systemClock } from '../src/core/clock.ts';
import { KeyRing } from '../src/core/secrets/KeyRing.ts';
import { createSeedBox } from '../src/core/secrets/SecretBox.ts';
import { FileStorage } from '../src/core/storage/FileStorage.ts';
import { FolderDriver } from '../src/core/storage/FolderDriver.ts';
import { freezeLists } from '../src/areas/calculation/list/freeze-lists.ts';

/**
 * A process that freezes the lists of a database (1st argument) into a folder (2nd) with the key of the seeds (3rd), files
 * of so many bytes at most (4th; 0: as many as the product's), and ends itself with SIGKILL at a checkpoint (5th):
 * `begin 2` before the second part's file, `file 2` behind it, `part 2` once the part is stored, `commit` before the end.
 * Says how many seconds the freeze took, and the most memory the process had, in kB.
 */
const [url = '', folder = '', key = '', limit = '', checkpoint = ''] = process.argv.slice(2);

/** Nothing after this line is run: the signal can't be caught. */
const reach = (place: string) => {
  if (place === checkpoint) process.kill(process.pid, 'SIGKILL');
};

class WatchedFiles extends FileStorage {
  override async write(fileKey: string, bytes: Uint8Array | string): Promise<void> {
    const part = /(\d+)\.csv$/.exec(fileKey)?.[1] ?? '';
    reach(`begin ${part}`);
    await super.write(fileKey, bytes);
    reach(`file ${part}`);
  }
}

// Killed, it would leave nothing of what it has compiled to the next of its kind.
flushCompileCache();

const { pool, db, close } = openDatabase({ url, name: 'freeze', onError: () => {} });
const watched = db.$extends({
  query: {
    drawListPart: {
      create: async ({ args, query }) => {
        const row = await query(args);
        reach(`part ${args.data.part}`);
        return row;
      },
    },
    draw: {
      update: async ({ args, query }) => {
        const row = await query(args);
        reach('commit');
        return row;
      },
    },
  },
});
const startedAt = performance.now();
await freezeLists({
  db: watched as unknown as PrismaClient,
  pool,
  clock: systemClock,
  vaults: { seeds: createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', Buffer.from(key, 'hex')) }) },
  storage: { privateFiles: new WatchedFiles(new FolderDriver(folder)) },
  ...(Number(limit) > 0 && { fileLimit: Number(limit) }),
});
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`${seconds} ${process.resourceUsage().maxRSS}\n`);
await close();
