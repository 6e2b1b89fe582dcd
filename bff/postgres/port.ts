import { createServer } from 'node:net';

/** Resolves to `wanted` if it can be listened on at 127.0.0.1, else to a port the system chose. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
