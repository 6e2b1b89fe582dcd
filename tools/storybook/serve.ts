import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { placeOf, type Part } from './parts.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Where an address lies, if it is a file; a folder's is its index. */
async function found(path: string): Promise<string | null> {
  const file = path.endsWith('/') ? join(path, 'index.html') : path;
  const known = await stat(file).catch(() => null);
  return known?.isFile() ? file : null;
}

/** The path an address asks for; normalised with its slash in front, it leads nowhere above. */
function pathOf(address: string): string {
  try {
    return normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  } catch {
    return '/404'; // no address at all
  }
}

/** Serves files on 127.0.0.1, by default on a free port; `close` ends it with its connections. */
async function serve(fileOf: (path: string) => string, port: number) {
  const server = createServer((request, response) => {
    void found(fileOf(pathOf(request.url ?? '/'))).then((file) => {
      if (file === null) return response.writeHead(404).end();
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      return createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves one folder. */
export const serveFolder = (folder: string, port = 0) => serve((path) => join(folder, path), port);

/** Serves built parts as they lie once they are published: the host at the root, each other in the folder of its name. */
export function serveParts(parts: readonly Part[]) {
  const places = parts.map(({ id, folder }) => ({ folder, place: `/${placeOf(id)}` })).toReversed();
  return serve((path) => {
    const { folder, place } = places.find((one) => path.startsWith(one.place)) ?? { folder: '', place: '/' };
    return join(folder, path.slice(place.length - 1));
  }, 0);
}
