import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createProduct } from '../src/composition.ts';
import { loadConfig } from '../src/core/config/index.ts';
import { createApp } from '../src/http/app.ts';
import { createHttpServer } from '../src/http/http-server.ts';

// The product in a process with limits of the shell's (ulimit). Told `take` it opens all that are left, told `give` it closes them.
const product = createProduct(loadConfig(process.env));
await product.start();
const server = createHttpServer(createApp(product)).listen(0, '127.0.0.1');
await once(server, 'listening');

const taken: number[] = [];
function takeAll(): void {
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    // None is left.
  }
}

process.on('message', (word) => {
  if (word === 'take') takeAll();
  else for (const descriptor of taken.splice(0)) closeSync(descriptor);
  process.send?.('done');
});
process.once('disconnect', () => {
  for (const descriptor of taken.splice(0)) closeSync(descriptor);
  server.closeAllConnections();
  server.close();
  void product.close();
});
process.send?.((server.address() as AddressInfo).port);
