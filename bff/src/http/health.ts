import { Router } from 'express';
import type { Pool } from 'pg';
import { readMigrations } from '../core/database/folders.ts';
import { sendJson } from './respond.ts';

export interface Readiness {
  readonly ready: boolean;
  readonly database: 'up' | 'down';
  readonly migrations: 'applied' | 'pending' | 'unknown';
}

const APPLIED = `SELECT migration_name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

/** Whether requests can be served: the database answers and has all of `wanted`, this release's migrations. */
export async function readiness(pool: Pool, wanted: Promise<readonly string[]>): Promise<Readiness> {
  try {
    await pool.query('SELECT 1');
  } catch {
    return { ready: false, database: 'down', migrations: 'unknown' };
  }
  try {
    const { rows } = await pool.query<{ migration_name: string }>(APPLIED);
    const applied = new Set(rows.map((row) => row.migration_name));
    const ready = (await wanted).every((name) => applied.has(name));
    return { ready, database: 'up', migrations: ready ? 'applied' : 'pending' };
  } catch {
    return { ready: false, database: 'up', migrations: 'pending' };
  }
}

async function migrationNames(): Promise<string[]> {
  const { migrationDirectories } = await readMigrations();
  return migrationDirectories.map(({ path }) => path);
}

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 otherwise and while it is shutting down. */
export function health(pool: Pool, isDraining: () => boolean): Router {
  const router = Router();
  // Read once: files of a later release may lie there before this process has ended.
  const wanted = migrationNames();
  wanted.catch(() => undefined); // told by /readyz
  router.get('/healthz', (_request, response) => sendJson(response, 200, { ok: true }));
  router.get('/readyz', async (_request, response) => {
    const state = await readiness(pool, wanted);
    const ready = state.ready && !isDraining();
    response.setHeader('Cache-Control', 'no-store');
    sendJson(response, ready ? 200 : 503, { ...state, ready, draining: isDraining() });
  });
  return router;
}
