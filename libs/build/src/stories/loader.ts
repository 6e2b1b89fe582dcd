import { dirname } from 'node:path';
import type { LoaderDefinition } from '@rspack/core';
import { readStories, storiesModule } from './index.ts';

/** What a Storybook imports in the place of a remote's `areas.ts`. */
const storiesLoader: LoaderDefinition = function storiesLoader() {
  const done = this.async();
  readStories(dirname(dirname(this.resourcePath))).then(
    (stories) => done(null, storiesModule(stories)),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

export default storiesLoader;
