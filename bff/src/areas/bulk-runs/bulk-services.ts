import type { Product } from '../../engine/Area.ts';

/** What is done to many records at once: an act of whatever list, by its own route. */
export type BulkServices = Pick<Product, 'routes' | 'findables'>;
