import type { CanaryFigures } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';

/** A canary with the share of visitors it has had since then. */
export interface Canary {
  readonly environment: string;
  readonly remote: string;
  readonly build: string;
  readonly since: Date;
}

/** The canaries that run in an environment. */
export async function runningCanaries(db: PrismaClient, environment: string): Promise<Canary[]> {
  const releases = await db.remoteRelease.findMany({ where: { environment, canaryBuild: { not: null } } });
  return releases.flatMap(({ remote, canaryBuild, updatedAt }) =>
    canaryBuild === null ? [] : [{ environment, remote, build: canaryBuild, since: updatedAt }],
  );
}

/** How many have met a canary, and for how many of them it failed. */
export async function countVisitors(db: PrismaClient, canary: Canary) {
  const rows = await db.canaryVisitor.groupBy({ by: ['hasFailed'], where: { ...canary }, _count: true });
  const count = (hasFailed: boolean) => rows.find((row) => row.hasFailed === hasFailed)?._count ?? 0;
  return { visitors: count(true) + count(false), failed: count(true) };
}

/** How the running canaries do. */
export async function canaryFigures(db: PrismaClient, environment: string): Promise<CanaryFigures[]> {
  const canaries = await runningCanaries(db, environment);
  return Promise.all(
    canaries.map(async (canary) => {
      const { remote, build, since } = canary;
      return { remote, build, since: since.toISOString(), ...(await countVisitors(db, canary)) };
    }),
  );
}
