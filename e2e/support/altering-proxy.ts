import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface AlteringProxy {
  readonly origin: string;
  /** While set, files of remotes whose path it matches arrive with a byte too many, headers and all. */
  altered: RegExp | null;
  close(): Promise<void>;
}

/** Stands between the browser and the product as a network does: what it alters, the browser keeps. */
export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isAltered = proxy.altered?.test(url) === true;
    const sent = isAltered ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const asked = request(target + url, { method, headers: sent }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isAltered ? rest : answer.headers);
      answer.pipe(outgoing, { end: !isAltered });
      if (isAltered) answer.on('end', () => outgoing.end('\n'));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const proxy: AlteringProxy = {
    origin: `http://127.0.0.1:${port}`,
    altered: null,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}
