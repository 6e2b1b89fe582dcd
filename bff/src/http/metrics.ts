import { createServer, type Server } from 'node:http';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Pool } from 'pg';

export interface Metrics {
  readonly registry: Registry;
  /** Counts requests of one route, for who counts very often: finding the labels costs more than counting. */
  of: (method: string, route: string) => (status: number, seconds: number) => void;
  /** Counts a request by method, route (never the address itself) and status. */
  observe: (method: string, route: string, status: number, seconds: number) => void;
}

export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
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

/** Answers Prometheus on a port of its own, which no visitor reaches. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
