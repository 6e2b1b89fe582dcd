import { basename, join } from 'node:path';
import { createProduct } from '../../bff/src/composition.ts';
import { loadConfig } from '../../bff/src/core/config/index.ts';
import { settleApplicationRole } from '../../bff/src/core/database/application-role.ts';
import { migrate } from '../../bff/src/core/database/migrate.ts';
import { installClock } from '../../bff/src/core/demonstration/install-clock.ts';
import { admitKeys } from '../../bff/src/core/secrets/admit-keys.ts';
import { demoStaff } from '../../bff/demo/staff.ts';
import { keepApiToken } from '../../bff/demo/api-token.ts';
import { keepRemoteTokens } from '../../bff/demo/remote-tokens.ts';
import { seedWhenEmpty } from '../../bff/demo/seed.ts';
import { bringAlong } from '../../bff/src/core/remotes/bring-along.ts';
import { revisionOf } from '../shared/git-revision.ts';
import { tagged } from '../shared/packages.ts';
import { ROOT } from '../shared/paths.ts';

/** What the supervisor is told when the work is done. */
export interface Prepared {
  /** Whether the database holds the demonstration accounts, from this start or an earlier one. */
  hasDemoAccounts: boolean;
  /** Of the API, for programs; null where there is no demonstration. */
  apiToken: string | null;
}

/**
 * Migrates the database of the environment, brings along the remotes of this checkout and fills an empty
 * database. A process of its own, so that the schema engine's memory is given back when it is done.
 */
async function prepare(): Promise<Prepared> {
  const config = loadConfig(process.env);
  await migrate(config.databaseOwnerUrl);
  await settleApplicationRole(config.databaseOwnerUrl, config.databaseUrl);
  if (config.demonstration) await installClock(config.databaseOwnerUrl, config.databaseUrl);
  const product = createProduct(config);
  const { infrastructure } = product;
  const { db, pool } = infrastructure;
  try {
    await admitKeys(pool, config.secrets);
    const folders = tagged('remote').map(({ folder }) => folder);
    const revision = await revisionOf(ROOT);
    for (const folder of folders) {
      await bringAlong(infrastructure, join(folder, 'dist'), { reason: 'npm start', revision });
    }
    await seedWhenEmpty(product);
    await keepRemoteTokens(
      infrastructure,
      folders.map((folder) => basename(folder)),
    );
    const email = { in: demoStaff.map((person) => person.email) };
    const hasDemoAccounts = (await db.adminUser.findFirst({ where: { email } })) !== null;
    return { hasDemoAccounts, apiToken: await keepApiToken(infrastructure) };
  } finally {
    await product.close();
  }
}

try {
  const prepared = await prepare();
  // Nothing is left to do; connections that wait for their idle time to pass would hold up the start.
  process.send?.(prepared, () => process.exit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
