import { dirname } from 'node:path';
import type { LoaderDefinition } from '@rspack/core';
import { readOutline } from './read-outline.ts';

/** What `./areas.ts?outline` imports: the pages of the areas as data, in the place of the areas themselves. */
const outlineLoader: LoaderDefinition = function outlineLoader() {
  const done = this.async();
  readOutline(dirname(dirname(this.resourcePath))).then(
    ({ pages, files }) => {
      // Whatever an area is made of may change its pages or their titles.
      for (const file of files) this.addDependency(file);
      done(null, `export default ${JSON.stringify(pages)};`);
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

export default outlineLoader;
