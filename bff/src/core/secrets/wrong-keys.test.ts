import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { keysOf } from '../../../test/backups.ts';
import { recordAction } from '../audit/record-action.ts';
import { loadConfig } from '../config/index.ts';
import { logAuditHead } from '../transparency/audit-head.ts';
import { admitKeys, KeyError } from './admit-keys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const at = new Date();
  const actor = { id: null, name: 'Ana', type: 'admin', ip: null, userAgent: null, requestId: null } as const;
  await app.services.db.$transaction((tx) =>
    recordAction(tx, { actor, at, resource: 'shows', recordId: null, action: 'edit', summary: 'um' }),
  );
  await logAuditHead(app.services);
  await app.services.transparency.head();
});
afterAll(() => app.close());

const OTHER = 'Z'.repeat(43);
const admit = (keys: Record<string, string>) => {
  const env = { ...keysOf(app.config), ...keys, DATABASE_URL: app.config.databaseUrl, DEMONSTRATION: 'true' };
  return admitKeys(app.services.pool, loadConfig(env).secrets);
};

it.each(['CPF_KEY', 'HASH_KEY', 'SEED_KEY', 'TRANSPARENCY_KEY'])(
  'nothing starts with another %s, and it is named',
  async (name) => {
    const refused = admit({ [name]: OTHER });
    await expect(refused).rejects.toThrow(KeyError);
    await expect(refused).rejects.toThrow(`  ${name}:`);
  },
);

it('starts with a new key beside the one that the log was signed with', async () => {
  const { TRANSPARENCY_KEY = '' } = keysOf(app.config);
  await expect(admit({ TRANSPARENCY_KEY: `2:${OTHER},${TRANSPARENCY_KEY}` })).resolves.toBeUndefined();
});
