import type { LoaderDefinition } from '@rspack/core';
import { wholeMenu } from './whole-menu.ts';

/** What a Storybook imports in the place of the platform's empty menu; `dir` is the remote that it is of. */
const menuLoader: LoaderDefinition<{ dir: string }> = function menuLoader() {
  const done = this.async();
  wholeMenu(this.getOptions().dir).then(
    (menu) => done(null, `export const wholeMenu = ${JSON.stringify(menu)};`),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

export default menuLoader;
