import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { Pool } from 'pg';

it('counts requests by route, never by address, on a port of its own', async () => {
  let isReady = true;
  const metrics = createMetrics({ pool: new Pool(), watch: { clockOffset: 0 } });
  const app = await createTestApp({ metrics });
  const server = createMetricsServer(metrics.registry, () => Promise.resolve(isReady)).listen(0, '127.0.0.1');
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
  expect(text).toMatch(/^clock_offset_seconds 0$/m);
  const probes = () =>
    Promise.all(['/', '/healthz', '/readyz'].map(async (path) => (await fetch(`${base}${path}`)).status));
  expect(await probes()).toEqual([404, 200, 200]);
  isReady = false;
  expect(await probes()).toEqual([404, 200, 503]);
  server.closeAllConnections();
  server.close();
});
