import { parseArgs } from 'node:util';
import { configOrExit, fail } from '../process.ts';
import { settleApplicationRole } from '../core/database/application-role.ts';
import { migrate } from '../core/database/migrate.ts';

/**
 * Brings the database up to date and ends; what `npm start` does by itself, a deployment does once per release. With
 * `--retry` past a migration that failed (docs/runbooks/failed-migration.md).
 */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
const { databaseUrl, databaseOwnerUrl } = configOrExit();
try {
  const applied = await migrate(databaseOwnerUrl, { isRetry: values.retry });
  await settleApplicationRole(databaseOwnerUrl, databaseUrl);
  console.log(applied.length > 0 ? applied.join('\n') : 'Nothing to apply.');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
