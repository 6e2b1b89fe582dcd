import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHaproxy } from './haproxy.ts';

/** What Patroni's API answers at one server: 200 while it leads. */
async function openApi(leads: () => boolean): Promise<Server> {
  const api = createServer((_, response) => response.writeHead(leads() ? 200 : 503).end());
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  return api;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export interface ServiceAddress {
  readonly port: number;
  /** From now on that server is the primary, as far as Patroni knows. */
  lead: (index: number) => void;
  stop: () => Promise<void>;
}

/** A haproxy before these servers, the first of which leads. */
export async function openServiceAddress(ports: readonly number[]): Promise<ServiceAddress> {
  let leader = 0;
  const apis = await Promise.all(ports.map((_, index) => openApi(() => index === leader)));
  const { port, stop } = await startHaproxy(
    ports.map((one, index) => ({ port: one, api: portOf(apis[index] as Server) })),
  );
  return {
    port,
    lead: (index) => (leader = index),
    stop: async () => {
      await stop();
      for (const api of apis) api.close();
    },
  };
}
