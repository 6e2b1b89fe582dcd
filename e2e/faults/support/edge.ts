import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@fio/tools/product';
import { type Nginx, startNginx } from './nginx.ts';

const EXAMPLE = join(import.meta.dirname, '../../../docs/deployment/edge.conf');

/** What stands in for what only a container has: its port, its folder and the addresses that Docker answers for `bff`. */
function fitted(
  example: string,
  { port, folder, replicas }: { port: number; folder: string; replicas: number[] },
) {
  const servers = replicas.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n  ');
  const changes: [RegExp, string][] = [
    [/^resolver .*;$/m, ''],
    [/server bff:3000 resolve max_fails=0;/, servers],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx/, join(folder, 'cache')],
  ];
  return changes.reduce((text, [what, by]) => {
    if (!what.test(text)) throw new Error(`edge.conf has no ${what} any more.`);
    return text.replace(what, by);
  }, example);
}

export interface Edge extends Nginx {
  readonly origin: string;
}

/** A real nginx with the example's configuration, before BFFs at these ports of this machine. */
export async function startEdge(replicas: number[]): Promise<Edge> {
  const port = await freePort();
  const site = async (folder: string) => fitted(await readFile(EXAMPLE, 'utf8'), { port, folder, replicas });
  return { origin: `http://127.0.0.1:${port}`, ...(await startNginx(port, site)) };
}
