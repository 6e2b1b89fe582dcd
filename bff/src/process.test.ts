import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';

it('ends a server that is asked to while it waits for a silent database', async () => {
  const asked = Promise.withResolvers<void>();
  const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'fio-process-'));
  const settings = {
    DATABASE_URL: `postgresql://fio:fio@127.0.0.1:${port}/fio`,
    DATA_DIR: folder,
    DEMONSTRATION: 'true',
  };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [new URL('server.ts', import.meta.url).pathname], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await asked.promise;
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  silent.close();
  rmSync(folder, { recursive: true });
});
