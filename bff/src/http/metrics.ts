import { createServer, type Server, type ServerResponse } from 'node:http';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Infrastructure } from '../core/infrastructure.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Counts requests of one route, for who counts very often: finding the labels costs more than counting. */
  of: (method: string, route: string) => (status: number, seconds: number) => void;
  /** Counts a request by method, route (never the address itself) and status. */
  observe: (method: string, route: string, status: number, seconds: number) => void;
}

/** What is told of the database. */
interface Told extends Pick<Infrastructure, 'pool'> {
  readonly watch: Pick<Infrastructure['watch'], 'clockOffset'>;
}

/** What every process tells of itself and of its database. */
export function createRegistry({ pool, watch }: Told): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'clock_offset_seconds',
    help: 'How far the clock of this process is ahead of that of the database.',
    registers: [registry],
    collect() {
      this.set(watch.clockOffset);
    },
  });
  return registry;
}

export function createMetrics(told: Told): Metrics {
  const registry = createRegistry(told);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    of: (method, route) => {
      const byStatus = new Map<number, { observe: (seconds: number) => void }>();
      return (status, seconds) => {
        let counted = byStatus.get(status);
        if (!counted) byStatus.set(status, (counted = histogram.labels({ method, route, status })));
        counted.observe(seconds);
      };
    },
    observe: (method, route, status, seconds) => histogram.observe({ method, route, status }, seconds),
  };
}

/**
 * Answers Prometheus on a port of its own, which no visitor reaches, and probes there too: `/healthz` and `/readyz`, as the
 * BFF does on its other port (health.ts).
 */
export function createMetricsServer(registry: Registry, isReady: () => Promise<boolean>): Server {
  const answers: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': async (response) => {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    },
    '/healthz': (response) => Promise.resolve(response.writeHead(200).end('ok')),
    '/readyz': async (response) => response.writeHead((await isReady()) ? 200 : 503).end(),
  };
  return createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response).catch(() => response.writeHead(500).end());
    else response.writeHead(404).end();
  });
}
