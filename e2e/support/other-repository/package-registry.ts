import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/shared/paths.ts';

/** Where a package of somebody else's is installed in this checkout. */
export const installed = (name: string): string => join(ROOT, 'node_modules', name);

const isOfOthers = (name: string) =>
  !name.startsWith('@fio/') && existsSync(join(installed(name), 'package.json'));

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as { version: string }).version;

/** The package as a tarball that has its name, its version and nothing else. */
function emptyTarball(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'fio-empty-'));
  mkdirSync(join(folder, 'package'));
  const manifest = JSON.stringify({ name, version: versionOf(name) });
  writeFileSync(join(folder, 'package', 'package.json'), manifest);
  const bytes = execFileSync('tar', ['-cz', '-C', folder, 'package']);
  rmSync(folder, { recursive: true, force: true });
  return bytes;
}

/**
 * A registry on this machine for one `npm install`, for tests ask nobody else's. It knows what this checkout has installed of
 * others, each in its one version and empty: npm settles what belongs together, and the installed files then take the places.
 */
export async function serveRegistry(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const answer = () => {
      if (file !== undefined) return emptyTarball(name);
      const version = versionOf(name);
      const dist = { tarball: `http://${request.headers.host}/${name}/-/${version}.tgz` };
      return JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      });
    };
    if (isOfOthers(name)) response.end(answer());
    else response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
