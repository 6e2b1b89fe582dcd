import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/** The query with which areas are imported as what they tell of themselves. */
export const OUTLINE = /^\?outline$/;

/** How `./areas.ts?outline` becomes a module. */
export const outlineRule: RuleSetRule = {
  resourceQuery: OUTLINE,
  use: [{ loader: join(import.meta.dirname, 'loader.ts') }],
  type: 'javascript/auto',
};
