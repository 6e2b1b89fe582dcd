import { type Backlog, workBacklog } from '../src/areas/webhooks/deliveries/backlog.ts';
import type { TestApp } from './app.ts';

/** Does what the worker would, and answers what it was to do. */
export async function workBacklogs({ services }: TestApp): Promise<readonly Backlog[]> {
  const { rows } = await services.pool.query<{ data: Backlog }>(
    `DELETE FROM pgboss.job WHERE name = 'webhook-backlog' RETURNING data`,
  );
  for (const { data } of rows) await workBacklog(services, data);
  return rows.map(({ data }) => data);
}
