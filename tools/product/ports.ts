import { createServer } from 'node:net';
import { UserError } from '../shared/UserError.ts';

/** Resolves to the port listened on: `port` itself, or one the system chose when it is 0. */
function listen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Where the BFF of that number, from 0, has its metrics: the second beyond the first's, for the first beyond is the worker's. */
export const metricsPortOf = (first: number, index: number): number =>
  index === 0 ? first : first + 1 + index;

/** A port of this machine nobody listens on. */
export const freePort = (): Promise<number> => listen(0, '127.0.0.1');

/** Throws when the port is taken, naming the variable that moves the product elsewhere. */
export async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  try {
    await listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${code})`;
    throw new UserError(
      `Port ${port} ${reason}. End that program, or choose another port: ${variable}=… npm start`,
    );
  }
}
