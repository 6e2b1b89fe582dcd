import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { settleApplicationRole } from '../src/core/database/application-role.ts';
import { loadConfig } from '../src/core/config/index.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { createJobSender } from '../src/core/jobs/jobs.ts';
import { createProduct } from '../src/composition.ts';
import { disposableRoot } from '../postgres/disposable-root.ts';
import { EmbeddedPostgres } from '../postgres/EmbeddedPostgres.ts';
import { assertEveryCodeAnswered } from './answered-codes.ts';
import { assertEveryExampleConfirmed } from './examples/every-example.ts';
import { isWhole } from './whole-run.ts';
import { copyDatabase, inServer, STARTED, TEMPLATE } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's own server, at its maintenance database. */
    postgresUrl: string;
    /** The same for the role that the product works as. */
    applicationUrl: string;
    /** Where each process notes the codes it answered. */
    answeredCodes: string;
    /** Where each process notes the examples that the product answered as. */
    confirmedExamples: string;
  }
}

/** The job queues, as the product makes them when it first starts, by the role it works as. */
async function makeQueues(url: string, folder: string): Promise<void> {
  const own = { DATABASE_URL: url, DATA_DIR: folder, DEMONSTRATION: 'true', LOG_LEVEL: 'silent' };
  const product = createProduct(loadConfig(own));
  const queues = product.handlers(null).map(({ queue }) => queue);
  const jobs = createJobSender(product.infrastructure.pool, queues, (error) => console.error(error));
  try {
    await jobs.start();
    await jobs.stop();
  } finally {
    await product.close();
  }
}

/**
 * One server for the run, in a temporary folder (in memory where there is room), with a migrated database that each test file
 * clones. There the test files make their own temporary folders too: what one leaves behind, ended in the middle or by mistake, goes with the run.
 */
export async function startServer(
  project: TestProject,
  root = disposableRoot(),
): Promise<{ teardown: () => Promise<void>; answeredCodes: string; confirmedExamples: string }> {
  const folder = mkdtempSync(join(root, 'fio-test-'));
  chmodSync(folder, 0o755); // as root the server runs under an account of its own
  const postgres = new EmbeddedPostgres({
    directory: join(folder, 'cluster'),
    logFile: join(folder, 'postgres.log'),
    durable: false,
  });
  const before = process.env['TMPDIR'];
  const teardown = async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres.start();
    await inServer(postgres.url(), `CREATE DATABASE ${TEMPLATE}`);
    await migrate(postgres.url(TEMPLATE));
    await settleApplicationRole(postgres.url(TEMPLATE), postgres.applicationUrl(TEMPLATE));
    await copyDatabase(postgres.url(), TEMPLATE, STARTED);
    await makeQueues(postgres.applicationUrl(STARTED), join(folder, 'data'));
  } catch (error) {
    await teardown();
    throw error;
  }
  const answeredCodes = join(folder, 'codes');
  const confirmedExamples = join(folder, 'examples');
  mkdirSync(answeredCodes);
  mkdirSync(confirmedExamples);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o755); // servers of tests, as above
  // The processes of tests are started with it.
  process.env['TMPDIR'] = temporary;
  project.provide('postgresUrl', postgres.url());
  project.provide('applicationUrl', postgres.applicationUrl());
  project.provide('answeredCodes', answeredCodes);
  project.provide('confirmedExamples', confirmedExamples);
  return { teardown, answeredCodes, confirmedExamples };
}

/** The same for the whole run of tests, which answers every code there is, and as every example of the API says. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { teardown, answeredCodes, confirmedExamples } = await startServer(project);
  return async () => {
    try {
      if (await isWhole(project)) {
        assertEveryCodeAnswered(answeredCodes);
        assertEveryExampleConfirmed(confirmedExamples);
      }
    } finally {
      await teardown();
    }
  };
}
