import type { Route } from '../http/area.ts';

/** Every route of the product. An area adds its line here and nowhere else. */
export const routes: readonly Route[] = [];
