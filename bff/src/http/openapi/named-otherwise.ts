import { officeNames } from './named-in-the-office.ts';
import { drawNames } from './named-of-draws.ts';
import { siteNames } from './named-on-the-site.ts';
import type { Naming } from './naming.ts';

/** By area, in the names of the contracts. */
export const namedOtherwise: Readonly<Record<string, Naming>> = {
  ...siteNames,
  ...officeNames,
  ...drawNames,
};
