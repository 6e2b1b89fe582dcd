import { areas } from './areas/index.ts';
import type { Config } from './core/config/index.ts';
import type { Substitutes } from './core/infrastructure.ts';
import { openProduct } from './engine/open-product.ts';
import type { Product } from './engine/Area.ts';

/** The product with all its areas. It answers no request before `start` has resolved. */
export const createProduct = (config: Config, substitutes?: Substitutes): Product =>
  openProduct(config, areas, substitutes);
