import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { makeBuild } from '../../../test/remote-build.ts';
import { Notices } from '../database/Notices.ts';
import type { PrismaClient } from '../database/prisma.ts';
import { createLog } from '../log.ts';
import { BuildFolder } from './BuildFolder.ts';
import { MANIFEST, readBuild } from './build-files.ts';
import { promote } from './change-release.ts';
import { publish } from './publish.ts';
import { PRODUCT } from './record-change.ts';
import { RemoteRegistry } from './registry.ts';
import { signDocument } from './signature.ts';

const models = useTestModels();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [{ remote: '*', key: publicKey }];
const environment = 'production';
const folder = mkdtempSync(join(tmpdir(), 'fio-mf-'));
const builds = new BuildFolder(folder);
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function live(version: string): Promise<string> {
  const { dist } = makeBuild({ manifest: { version } });
  const files = await readBuild(dist);
  const signature = signDocument(String(files.get(MANIFEST)), privateKey);
  const attribution = { actor: PRODUCT, at: new Date() };
  const publishing = {
    db: models.db,
    store: builds,
    maps: { keep: () => Promise.resolve() },
    keys,
    environment,
  };
  const { id: remote, build } = await publish(publishing, { files, signature }, attribution);
  const move = { ...attribution, environment, remote, reason: 'A test.', build, percent: 100 };
  await models.db.$transaction((tx) => promote(tx, keys, move));
  return build;
}

it('asks again soon when the database was out of reach just after it told of a change', async () => {
  const first = await live('1.0.0');
  let isReachable = true;
  const reached = models.db.$extends({
    query: {
      remoteRelease: {
        findMany: ({ args, query }) =>
          isReachable ? query(args) : Promise.reject(new Error('out of reach')),
      },
    },
  }) as unknown as PrismaClient;
  const registry = new RemoteRegistry({
    db: reached,
    notices: new Notices({ url: models.url, name: 'registry' }),
    keys,
    environment,
    builds,
    log: createLog('silent', 'test'),
  });
  const served = async () => (await registry.snapshot()).entries.admin.map(({ build }) => build);
  await registry.start();
  try {
    expect(await served()).toEqual([first]);
    isReachable = false;
    const told = vi.spyOn(registry, 'refresh');
    const second = await live('1.0.1');
    await expect.poll(() => told.mock.calls.length, { timeout: 45_000 }).toBeGreaterThan(0);
    expect(await served()).toEqual([first]);
    isReachable = true;
    const later = performance.now() + 1_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await served()).toEqual([second]);
  } finally {
    await registry.stop();
  }
});
