import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@fio/tools/product';
import { fitted } from '../support/fitted.ts';
import { startNginx } from '../support/nginx.ts';
import { expect, test } from '../support/test.ts';

/** Where each hop comes from; all of them lead to this machine. */
const [VISITOR, CDN, NEXT] = ['127.0.0.9', '127.0.0.2', '127.0.0.3'] as const;
const FORGED = '203.0.113.7';

interface Hops {
  readonly cdn: number;
  readonly next: number;
  readonly bff: number;
}

/** As any CDN does: adds who called to what the caller wrote. */
const cdn = ({ cdn: port, next }: Hops) => `
  server {
    listen 127.0.0.1:${port};
    proxy_bind ${CDN};
    location / {
      proxy_pass http://127.0.0.1:${next};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`;

/** The example for one machine as it lies there, at this machine's ports. */
const edge = async ({ next, bff }: Hops, folder: string): Promise<string> =>
  `proxy_bind ${NEXT};\n${await fitted('edge.conf', [
    [/^resolver .*;$/m, ''],
    [/server bff:3000[^;]*;/, `server 127.0.0.1:${bff};`],
    [/listen 8080;/, `listen 127.0.0.1:${next};`],
    [/\/var\/cache\/nginx/, join(folder, 'cache')],
  ])}`;

/** What the controller of ingress-nginx makes of the example's settings (its template nginx.tmpl), the CDN's networks ours. */
async function ingress({ next, bff }: Hops): Promise<string> {
  const settings = await fitted('cluster/ingress-nginx.yaml', []);
  const isOn = (name: string) => settings.includes(`\n  ${name}: 'true'\n`);
  return `
  ${isOn('use-forwarded-headers') ? 'real_ip_header X-Forwarded-For;' : ''}
  real_ip_recursive on;
  set_real_ip_from ${CDN};
  server {
    listen 127.0.0.1:${next};
    proxy_bind ${NEXT};
    location / {
      proxy_pass http://127.0.0.1:${bff};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For ${isOn('compute-full-forwarded-for') ? '$proxy_add_x_forwarded_for' : '$remote_addr'};
    }
  }`;
}

/** A sign-in that fails, from the visitor's address, with what a liar writes beside it. */
async function signIn(port: number): Promise<number | undefined> {
  const body = JSON.stringify({ user: 'ninguem@exemplo.example', password: 'Nenhuma!2026' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `${FORGED}, ${CDN}`,
    'x-real-ip': FORGED,
    forwarded: `for=${FORGED}`,
    'true-client-ip': FORGED,
  };
  const options = {
    host: '127.0.0.1',
    port,
    localAddress: VISITOR,
    method: 'POST',
    path: '/api/login',
    headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => void text(response).then(() => resolve(response.statusCode)));
    sent.once('error', reject).end(body);
  });
}

for (const [name, trusted, site] of [
  ['the example for one machine', `${CDN},${NEXT}`, edge],
  // The ingress has found the visitor's address: the BFF needn't know the CDN.
  ['the ingress of the cluster', NEXT, ingress],
] as const) {
  test.describe(`behind a CDN and ${name}`, () => {
    test.use({ env: { TRUST_PROXY: trusted } });

    test('a visitor is known by the true address, whatever the visitor writes', async ({
      product,
      services,
    }) => {
      const bff = Number(new URL(product.origin).port);
      const hops = { cdn: await freePort(), next: await freePort(), bff };
      const nginx = await startNginx(hops.cdn, async (folder) => cdn(hops) + (await site(hops, folder)));
      const since = new Date();
      try {
        const { pool } = services;
        await pool.query('DELETE FROM rate_limits');
        for (const port of [hops.cdn, hops.next]) expect(await signIn(port)).toBe(401);
        const { rows } = await pool.query<{ key: string }>('SELECT key FROM rate_limits');
        const addresses = rows.flatMap(({ key }) => /\d+\.\d+\.\d+\.\d+/.exec(key) ?? []).map(String);
        expect(addresses.length).toBeGreaterThan(0);
        expect(new Set(addresses)).toEqual(new Set([VISITOR]));
        const log = await pool.query<{ ip: string }>(
          'SELECT DISTINCT ip FROM logs WHERE registration_id IS NULL AND at >= $1',
          [since],
        );
        expect(log.rows).toEqual([{ ip: VISITOR }]);
      } finally {
        await nginx.stop();
      }
    });
  });
}
