import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { RemoteManifest } from '@fio/contracts';
import { Listener } from '../database/Listener.ts';
import type { Notices } from '../database/Notices.ts';
import type { Logger } from '../log.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { isChosen } from './bucket.ts';
import type { BuildStore } from './BuildFolder.ts';
import { liveBuilds, manifestsOf, trusted, type LiveRemote } from './live-builds.ts';
import { toSnapshot, type RemotesSnapshot, type Side } from './snapshot.ts';
import type { PublisherKey } from './signature.ts';

/** Who a page is for, as far as builds are concerned. */
export interface BuildChoice {
  readonly bucket: string | null;
  /** A build that is shown to this visitor before it is promoted. */
  readonly preview: { readonly remote: string; readonly build: string } | null;
}

interface Dependencies {
  readonly db: PrismaClient;
  readonly notices: Notices;
  readonly log: Logger;
  readonly keys: readonly PublisherKey[];
  readonly environment: string;
  readonly builds: BuildStore;
}

interface Known {
  readonly live: readonly LiveRemote[];
  /** Address of the team's own server by `<remote>/<build>`, of builds that have one. */
  readonly origins: ReadonlyMap<string, URL>;
  /** By the builds in it: visitors with the same builds share one. */
  readonly snapshots: Map<string, RemotesSnapshot>;
}

/** While notices of the database can get lost, and while they can't. */
const MAX_AGE_MS = { deaf: 1_000, hearing: 30_000 } as const;
const PREVIEWS = 50;

/**
 * The live remotes of this server's environment, known anew as soon as the database tells that they changed. An entry
 * whose signature doesn't hold is refused, logged and counted; while the database is out of reach, what was known stays.
 */
export class RemoteRegistry {
  /** Refusals since the process began; one more at each reading. */
  readonly refusals = new Counter({
    name: 'remote_entries_refused_total',
    help: 'Registry entries that were not served because their signature does not hold.',
    labelNames: ['remote'],
    registers: [],
  });
  readonly #dependencies: Dependencies;
  readonly #listener: Listener;
  readonly #previews = new LRUCache<string, RemoteManifest>({ max: PREVIEWS });
  #known: Known | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Known> | undefined;
  /** Counts the notices, so that a reading which one overtook is not taken for news. */
  #notices = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#listener = new Listener({
      notices: dependencies.notices,
      channel: 'remotes',
      onNotice: () => this.refresh(),
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  /** Whoever asks from now on gets what is live now. */
  refresh(): void {
    this.#notices += 1;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#reading = undefined;
  }

  /** Whether a canary runs on a side: then visitors need a bucket. */
  async hasCanary(side: Side): Promise<boolean> {
    const { live } = await this.#current();
    return live.some(({ canary }) => canary?.manifest.side === side);
  }

  /** The address of the team's own server that delivers a build (`<remote>/<build>`). */
  async originOf(build: string): Promise<URL | undefined> {
    return (await this.#current()).origins.get(build);
  }

  /** What a visitor gets; without a choice the stable builds. */
  async snapshot(
    { bucket, preview }: BuildChoice = { bucket: null, preview: null },
  ): Promise<RemotesSnapshot> {
    const { live, snapshots } = await this.#current();
    const shown = preview && (await this.#previewed(preview.remote, preview.build));
    const chosen = live.flatMap(({ stable, canary }) => {
      const isCanary = canary && bucket && isChosen(bucket, canary.manifest.build, canary.percent);
      const manifest = isCanary ? canary.manifest : stable;
      return manifest && manifest.id !== shown?.id ? [manifest] : [];
    });
    if (shown) return toSnapshot([...chosen, shown]);
    const key = chosen.map(({ id, build }) => `${id}/${build}`).join();
    const known = snapshots.get(key) ?? toSnapshot(chosen);
    snapshots.set(key, known);
    return known;
  }

  async #current(): Promise<Known> {
    if (this.#known && performance.now() - this.#readAt < this.#maxAge()) return this.#known;
    return (this.#reading ??= this.#read());
  }

  async #read(): Promise<Known> {
    const { db, keys, environment, log } = this.#dependencies;
    const begun = this.#notices;
    try {
      const live = await liveBuilds(db, keys, environment);
      const delivered = await db.remoteBuild.findMany({
        where: { origin: { not: null } },
        select: { remote: true, build: true, origin: true },
      });
      for (const { remote, refused } of live) this.#reportRefused(remote, refused);
      const origins = new Map(
        delivered.map(({ remote, build, origin }) => [`${remote}/${build}`, new URL(origin ?? '')] as const),
      );
      this.#bring(live, origins);
      const fresh = { live, origins, snapshots: new Map() };
      if (begun === this.#notices || !this.#known) this.#known = fresh;
      if (begun === this.#notices) this.#readAt = performance.now();
      return fresh;
    } catch (err) {
      if (!this.#known) throw err;
      // What is known may be old news by now: soon asked again, though not by everybody at once.
      if (begun === this.#notices) this.#readAt = performance.now() - this.#maxAge() + MAX_AGE_MS.deaf;
      log.warn({ err }, 'live remotes not read');
      return this.#known;
    } finally {
      if (begun === this.#notices) this.#reading = undefined;
    }
  }

  #maxAge(): number {
    return MAX_AGE_MS[this.#listener.isListening ? 'hearing' : 'deaf'];
  }

  /** Before anybody asks for a file of them; what draws first views reads our own folder. */
  #bring(live: readonly LiveRemote[], origins: Known['origins']): void {
    const { builds, log } = this.#dependencies;
    for (const { id, build } of manifestsOf(live)) {
      if (origins.has(`${id}/${build}`)) continue;
      builds
        .bring(id, build)
        .catch((err: unknown) => log.warn({ err, remote: id, build }, 'live build not brought'));
    }
  }

  #reportRefused(remote: string, refused: readonly string[]): void {
    if (refused.length === 0) return;
    this.refusals.inc({ remote });
    this.#dependencies.log.error(
      { remote, builds: refused },
      'registry entry refused: its signature does not hold',
    );
  }

  /** A published build by its name; null when there is none that can be trusted. */
  async #previewed(remote: string, build: string): Promise<RemoteManifest | null> {
    const { db, keys } = this.#dependencies;
    const key = `${remote}/${build}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const row = await db.remoteBuild.findUnique({ where: { remote_build: { remote, build } } });
    const manifest = row && trusted(row, keys);
    if (!manifest) return null;
    this.#previews.set(key, manifest);
    return manifest;
  }
}
