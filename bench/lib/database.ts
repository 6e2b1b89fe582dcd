import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@fio/bff/postgres/EmbeddedPostgres.ts';
import { migrate } from '@fio/bff/src/core/database/migrate.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Of the server's main process. */
  pid(): number;
  /** Ends the server's main process with SIGKILL; its supervisor brings it back. */
  kill(): void;
  stop(): Promise<void>;
}

/** A real server of the bench's own, with the product's durable settings, migrated and empty; for so many connections at once. */
export async function startDatabase(connections?: number): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-bench-'));
  await chmod(folder, 0o755);
  const postgres = new EmbeddedPostgres({
    directory: join(folder, 'cluster'),
    logFile: join(folder, 'postgres.log'),
    ...(connections !== undefined && { connections }),
  });
  await postgres.start();
  await migrate(postgres.url());
  return {
    url: postgres.url(),
    pid: () => postgres.pid ?? 0,
    kill: () => {
      if (postgres.pid !== undefined) process.kill(postgres.pid, 'SIGKILL');
    },
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
