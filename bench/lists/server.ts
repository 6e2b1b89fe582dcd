import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@fio/bff/postgres/EmbeddedPostgres.ts';
import { migrate } from '@fio/bff/src/core/database/migrate.ts';

/**
 * A server with the product's settings and what `fill` wrote, which it did faster than they allow: the server is
 * started anew in between.
 */
export async function withFilled(
  fill: (url: string) => Promise<void>,
  measure: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-lists-'));
  await chmod(folder, 0o755);
  const during = async (durable: boolean, work: (url: string) => Promise<void>) => {
    const postgres = new EmbeddedPostgres({
      directory: join(folder, 'cluster'),
      logFile: join(folder, 'postgres.log'),
      durable,
    });
    await postgres.start();
    try {
      await work(postgres.url());
    } finally {
      await postgres.stop();
    }
  };
  try {
    await during(false, async (url) => {
      await migrate(url);
      await fill(url);
    });
    await during(true, measure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
