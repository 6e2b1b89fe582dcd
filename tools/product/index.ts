export { Product, type ProductOptions } from './Product.ts';
export { connectionsOfAll } from './capacity.ts';
export { freePort } from './ports.ts';
