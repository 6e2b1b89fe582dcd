import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { ownModule } from '../own-module.ts';

/** Where the contracts are: in the checkout, or installed beside a remote. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@fio/contracts'));

/** How the contracts become a part of a bundle. Before all else, for it reads them as they are written. */
export const contractsRule: RuleSetRule = {
  include: FOLDER,
  test: /\.[jt]s$/,
  enforce: 'pre',
  use: [{ loader: ownModule(import.meta.dirname, 'loader') }],
};
