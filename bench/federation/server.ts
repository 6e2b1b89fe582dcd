import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createProduct } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { createApp } from '@fio/bff/src/http/app.ts';

/** The BFF with the shell of SHELL; what else is set makes it one of the other sides of a comparison. */
const config = loadConfig(process.env);
const product = createProduct(config);
const app = createApp(product, { shell: process.env['SHELL_DIST'] ?? '' });

const PRELOADED_REMOTE = /<link rel="preload" [^>]*href="\/mf\/[^>]*>/g;

/** A page that fetches no remote must not announce one: without SINGLE it would weigh what it doesn't use. */
function withoutPreloads(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse;
  response.end = (body?: unknown) => {
    const page = Buffer.from(String(body).replace(PRELOADED_REMOTE, ''));
    response.setHeader('Content-Length', page.length);
    return end(page);
  };
}

const isPage = (accept: string | undefined) => accept?.includes('text/html') === true;

const listener: RequestListener = (request, response) => {
  // HANGING: the remote's server takes the request and never says a word.
  if (process.env['HANGING'] && request.url?.startsWith('/mf/')) return;
  if (process.env['SINGLE'] && isPage(request.headers.accept)) {
    delete request.headers['accept-encoding'];
    withoutPreloads(response);
  }
  app(request, response);
};

await product.start();
const server = createServer(listener).listen(config.port, config.host);
process.once('SIGTERM', () => {
  server.close(() => void product.close());
  server.closeAllConnections();
});
