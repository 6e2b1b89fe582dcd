import { Router } from 'express';
import type { Infrastructure } from '../core/infrastructure.ts';
import { readMigrations } from '../core/database/folders.ts';
import { withinDeadline } from '../core/deadline.ts';
import { sendJson } from './respond.ts';

type Asked = Pick<Infrastructure, 'pool' | 'watch'>;

export interface Readiness {
  readonly ready: boolean;
  readonly database: 'up' | 'down';
  readonly migrations: 'applied' | 'pending' | 'unknown';
}

/** A probe waits no longer: what isn't known by then is not so. */
const ANSWER_MS = 1_500;
const APPLIED = `SELECT migration_name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

async function migrationNames(): Promise<string[]> {
  const { migrationDirectories } = await readMigrations();
  return migrationDirectories.map(({ path }) => path);
}

/**
 * Whether requests can be served: the database answers and has all of this release's migrations. Those are looked for again
 * only after an outage: a process whose connections are all busy is still ready.
 */
export function createReadiness({ pool, watch }: Asked): () => Promise<Readiness> {
  // Read once: files of a later release may lie there before this process has ended.
  const wanted = migrationNames();
  wanted.catch(() => undefined); // told by each answer
  let appliedAt = -1;

  return async () => {
    if (!(await watch.check())) return { ready: false, database: 'down', migrations: 'unknown' };
    if (appliedAt > watch.upSince) return { ready: true, database: 'up', migrations: 'applied' };
    const at = performance.now();
    try {
      const { rows } = await withinDeadline(ANSWER_MS, () => pool.query<{ migration_name: string }>(APPLIED));
      const applied = new Set(rows.map((row) => row.migration_name));
      const ready = (await wanted).every((name) => applied.has(name));
      if (ready) appliedAt = at;
      return { ready, database: 'up', migrations: ready ? 'applied' : 'pending' };
    } catch (error) {
      // The table is missing: the database said so itself.
      const isAnswer = (error as { severity?: unknown } | null)?.severity === 'ERROR';
      return isAnswer
        ? { ready: false, database: 'up', migrations: 'pending' }
        : { ready: false, database: 'down', migrations: 'unknown' };
    }
  };
}

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 otherwise and while it is shutting down. */
export function health(readiness: () => Promise<Readiness>, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => sendJson(response, 200, { ok: true }));
  router.get('/readyz', async (_request, response) => {
    const state = await readiness();
    const ready = state.ready && !isDraining();
    response.setHeader('Cache-Control', 'no-store');
    sendJson(response, ready ? 200 : 503, { ...state, ready, draining: isDraining() });
  });
  return router;
}
