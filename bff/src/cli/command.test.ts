import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type JobWorker, startJobWorker } from '../core/jobs/worker.ts';

const program = join(import.meta.dirname, 'command.ts');
let app: TestApp;
let worker: JobWorker;
beforeAll(async () => {
  app = await createTestApp();
  const { databaseUrl } = app.config;
  worker = await startJobWorker({ databaseUrl, handlers: app.product.handlers(null), onError: () => {} });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, [program, ...given], {
    env: { ...process.env, DATABASE_URL: app.config.databaseUrl },
  });

it('has a worker run the command and prints its output', async () => {
  const { stdout } = await run('rebuild-indexes', '--dry-run');
  expect(stdout).toMatch(/^\S+Z indexNone\n$/);
  const { db } = app.services;
  expect(await db.commandRun.findFirst({ where: { trigger: 'terminal' } })).toMatchObject({
    command: 'rebuild-indexes',
    isDry: true,
    state: 'succeeded',
    actorName: null,
  });
}, 60_000);

it('names the commands there are to whom asks for another', async () => {
  await expect(run('drop-database')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('clean-up'),
  });
}, 60_000);
