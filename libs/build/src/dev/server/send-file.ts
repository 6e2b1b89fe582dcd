import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.jpg': 'image/jpeg',
};

/** Answers with a file below `folder`, never kept by the browser; false where there is none. */
export async function sendFile(response: ServerResponse, folder: string, name: string): Promise<boolean> {
  const path = join(folder, name);
  const bytes = path.startsWith(folder) ? await readFile(path).catch(() => null) : null;
  if (!bytes) return false;
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  response.end(bytes);
  return true;
}
