import { createProduct } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { createApp } from '@fio/bff/src/http/app.ts';
import { createHttpServer, listen } from '@fio/bff/src/http/http-server.ts';

/** The product with each participation in a transaction of its own, as whoever has a question of their own goes. */
const config = loadConfig(process.env);
const product = createProduct(config);
const routes = product.routes.map(({ options: { grouped: _grouped, ...options }, ...route }) => ({
  ...route,
  options,
}));
await product.start();
await listen(createHttpServer(createApp({ ...product, routes })), 'PORT', config.port, config.host);
