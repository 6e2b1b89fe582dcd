import { webhooksArea } from '../src/areas/webhooks/index.ts';
import { createProduct } from '../src/composition.ts';
import { loadConfig } from '../src/core/config/index.ts';

/** A process that sends deliveries, with the configuration of its environment, until it is killed. */
const product = createProduct(loadConfig(process.env));
await product.start();
product.servicesOf(webhooksArea).pump.start();
// Its own clock's waits keep nothing alive.
setInterval(() => undefined, 60_000);
