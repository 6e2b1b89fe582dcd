import { join } from 'node:path';
import { freePort } from '@fio/tools/product';
import { fitted } from './fitted.ts';
import { type Nginx, startNginx } from './nginx.ts';

export interface Edge extends Nginx {
  readonly origin: string;
}

/** A real nginx with the example's configuration, before BFFs at these ports of this machine. */
export async function startEdge(replicas: number[]): Promise<Edge> {
  const port = await freePort();
  const servers = replicas.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n  ');
  // What only a container has: its port, its folder and the addresses that Docker answers for `bff`.
  const site = (folder: string) =>
    fitted('edge.conf', [
      [/^resolver .*;$/m, ''],
      [/server bff:3000 resolve max_fails=0;/, servers],
      [/listen 8080;/, `listen 127.0.0.1:${port};`],
      [/\/var\/cache\/nginx/, join(folder, 'cache')],
    ]);
  return { origin: `http://127.0.0.1:${port}`, ...(await startNginx(port, site)) };
}
