import type { LoaderDefinition } from '@rspack/core';
import { forBrowsers } from './for-browsers.ts';

/** Gives the bundler a file of the contracts as browsers need it. */
const contractsLoader: LoaderDefinition = function contractsLoader(text) {
  return forBrowsers(this.resourcePath, text);
};

export default contractsLoader;
