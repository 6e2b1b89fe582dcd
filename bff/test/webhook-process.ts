import { flushCompileCache } from 'node:module';
import { webhooksArea } from '../src/areas/webhooks/index.ts';
import { createProduct } from '../src/composition.ts';
import { loadConfig } from '../src/core/config/index.ts';

/** A process that sends deliveries, with the configuration of its environment, until it is killed. */

// Killed, it would leave nothing of what it has compiled to the next of its kind.
flushCompileCache();

const product = createProduct(loadConfig(process.env));
await product.start();
product.servicesOf(webhooksArea).pump.start();
// Its own clock's waits keep nothing alive.
setInterval(() => undefined, 60_000);
