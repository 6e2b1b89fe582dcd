import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, someIp } from '../../../test/call.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { Notices } from '../database/Notices.ts';
import { IpBlocks } from './IpBlocks.ts';

let app: TestApp;
let pool: pg.Pool;
let blocks: IpBlocks;

beforeAll(async () => {
  app = await createTestApp();
  const { databaseUrl } = app.config;
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const notices = new Notices({ url: databaseUrl, name: 'blocks' });
  blocks = new IpBlocks({ pool, notices, clock: app.services.clock });
  await blocks.start();
});
afterAll(async () => {
  await blocks.stop();
  await pool.end();
  await app.close();
});

it('are read again until they could be', async () => {
  const address = someIp();
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('gone'));
  const body = { address, reason: 'Robô', until: null };
  expect((await call(app, 'POST', '/admin/ips', { headers, body })).status).toBeLessThan(300);
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  blocks.assertFree(address);
  query.mockRestore();
  await vi.waitFor(() => expect(() => blocks.assertFree(address)).toThrow(), { timeout: 45_000 });
});
