import type { RuleSetRule } from '@rspack/core';
import { ownModule } from '../own-module.ts';

/** The query with which areas are imported as what they tell of themselves. */
export const OUTLINE = /^\?outline$/;

/** How `./areas.ts?outline` becomes a module. */
export const outlineRule: RuleSetRule = {
  resourceQuery: OUTLINE,
  use: [{ loader: ownModule(import.meta.dirname, 'loader') }],
  type: 'javascript/auto',
};
