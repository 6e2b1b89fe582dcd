import type { RemoteManifest } from '@fio/contracts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { saidBy } from '../../core/remotes/read-manifest.ts';
import type { Visit } from './Visit.ts';

export interface BuildName {
  readonly remote: string;
  readonly build: string;
}

export const buildKey = ({ remote, build }: BuildName): string => `${remote}/${build}`;

export type Sides = ReadonlyMap<string, RemoteManifest['side']>;

/** Whose pages have each of these builds, by `buildKey`; without those that nobody published or can read any more. */
export async function sidesOf(
  { remoteBuild }: Pick<PrismaClient, 'remoteBuild'>,
  builds: readonly BuildName[],
): Promise<Sides> {
  if (builds.length === 0) return new Map();
  const rows = await remoteBuild.findMany({
    where: { OR: builds.map(({ remote, build }) => ({ remote, build })) },
    select: { remote: true, build: true, manifest: true },
  });
  return new Map(
    rows.flatMap((row) => {
      const said = saidBy(row.manifest);
      return said ? [[buildKey(row), said.side] as const] : [];
    }),
  );
}

/**
 * The visits that say how a build does. Of the back office's only those of staff: its builds have no other visitors, and
 * anybody else who reports one has made it up.
 */
export const credible = (visits: readonly Visit[], sides: Sides): Visit[] =>
  visits.filter((visit) => {
    const side = sides.get(buildKey(visit));
    return side === 'public' || (side === 'admin' && visit.visitor.isStaff);
  });
