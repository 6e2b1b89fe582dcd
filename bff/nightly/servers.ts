import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleApplicationRole } from '../src/core/database/application-role.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { EmbeddedPostgres } from '../postgres/EmbeddedPostgres.ts';
import { createTestApp, type TestApp } from '../test/app.ts';

/** A folder that the server's account gets into. */
export function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `fio-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A server whose data is worth keeping, as `npm start` has it; of another package than the installed one, where it is given. */
export function serverIn(folder: string, from?: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    directory: join(folder, 'cluster'),
    logFile: join(folder, 'postgres.log'),
    ...(from !== undefined && { package: from }),
  });
}

/** The product on a server's own database, which stays when the app is closed. */
export async function productOn(
  server: EmbeddedPostgres,
  env: Record<string, string> = {},
): Promise<TestApp> {
  await migrate(server.url());
  await settleApplicationRole(server.url(), server.applicationUrl());
  const database = {
    url: server.url(),
    applicationUrl: server.applicationUrl(),
    drop: () => Promise.resolve(),
  };
  return createTestApp({ asApplication: true, database, env });
}
