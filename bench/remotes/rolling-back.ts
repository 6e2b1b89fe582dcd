import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Infrastructure } from '@fio/bff/src/core/infrastructure.ts';
import { readRemoteTokens } from '@fio/bff/demo/remote-tokens.ts';
import { ownSigningKey } from '@fio/bff/src/core/remotes/publisher-keys.ts';
import { signDocument } from '@fio/bff/src/core/remotes/signature.ts';
import { remotes } from '@fio/contracts';
import { alterBuild } from '../../e2e/support/alter-build.ts';
import { call } from '../../tools/remote/server.ts';
import { upload } from '../../tools/remote/upload.ts';

const REMOTE = 'mf-admin-logs';
const PAGE = '/admin/login';
const REASON = 'Measured';

/** Milliseconds from the order to the answer of the next page, which must have the build. */
async function untilLive(url: URL, order: () => Promise<unknown>, build: string): Promise<number> {
  const start = performance.now();
  await order();
  const page = await (await fetch(new URL(PAGE, url))).text();
  if (!page.includes(`/mf/${REMOTE}/${build}/`)) throw new Error(`The next page did not have ${build}.`);
  return performance.now() - start;
}

/** A build is made the live one and taken back again, as often as asked. */
export async function rollingBack({ config, db }: Infrastructure, rounds: number) {
  const { dataDir, publicUrl: url } = config;
  const { build: before } = await db.remoteRelease.findFirstOrThrow({ where: { remote: REMOTE } });
  const server = { url, token: readRemoteTokens(dataDir)[REMOTE] ?? '' };
  const sign = (document: string) => signDocument(document, ownSigningKey(dataDir));
  const folder = await mkdtemp(join(tmpdir(), 'fio-rolling-back-'));
  const params = { remote: REMOTE };
  const [promoted, back]: [number[], number[]] = [[], []];
  try {
    await alterBuild(REMOTE, { folder, mark: 'measured' });
    const { build } = await upload(server, { remote: REMOTE, folder, sign });
    const promote = () => call(server, remotes.promote, { params, body: { build, reason: REASON } });
    const rollBack = () =>
      call(server, remotes.rollback, { params, body: { build: before, reason: REASON } });
    for (let round = 0; round < rounds; round += 1) {
      promoted.push(await untilLive(url, promote, build));
      back.push(await untilLive(url, rollBack, before));
    }
    return { promoted, back };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
