import type { Check } from '../Check.ts';
import { classes } from './classes.ts';
import { exposes } from './exposes.ts';
import { leftovers, lifecycle } from './lifecycle.ts';
import { pages } from './pages.ts';
import { permissions, routes } from './routes.ts';
import { singletons } from './singletons.ts';
import { sizes } from './sizes.ts';

/** All that a built remote promises the shell. */
export const CHECKS: readonly Check[] = [
  exposes,
  routes,
  permissions,
  singletons,
  lifecycle,
  leftovers,
  classes,
  sizes,
  pages,
];
