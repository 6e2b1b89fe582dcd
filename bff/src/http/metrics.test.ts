import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { Pool } from 'pg';

it('counts requests by route, never by address, on a port of its own', async () => {
  const metrics = createMetrics(new Pool());
  const app = await createTestApp({ metrics });
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await app.fetch('/api/shows/nao-existe')).text();
  await app.close();
  const text = await (await fetch(`${base}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/shows/:slug",status="404"} 1',
  );
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('nao-existe');
  expect((await fetch(`${base}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
