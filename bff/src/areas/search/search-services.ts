import type { Product } from '../../engine/Area.ts';

/** What is searched: whatever list any area has, by its own route. */
export type SearchServices = Pick<Product, 'routes' | 'findables'>;
