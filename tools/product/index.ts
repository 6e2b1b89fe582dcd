export { Product, type ProductOptions } from './Product.ts';
export { freePort } from './ports.ts';
