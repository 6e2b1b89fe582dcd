import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A service that takes every connection and every byte, and never answers. */
export interface Hole {
  readonly port: number;
  /** Connections it has taken so far. */
  readonly taken: number;
  close: () => Promise<void>;
}

export async function openHole(): Promise<Hole> {
  const open = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get taken() {
      return taken;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
