import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../src/core/database/client.ts';
import { type TestDatabase, createTestDatabase } from './database.ts';

/** A database for the tests of this file, with its pool and models; filled in before the first test. */
export function useTestModels(create = createTestDatabase): Database & { url: string } {
  const models = {} as Database & { url: string };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
    const opened = openDatabase({ url: database.url, name: 'test', onError: () => {} });
    Object.assign(models, opened, { url: database.url });
  });
  afterAll(async () => {
    await models.close();
    await database.drop();
  });
  return models;
}
