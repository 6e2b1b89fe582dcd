import { join } from 'node:path';
import type { LoaderDefinition } from '@rspack/core';
import { remotesBeside, wholeMenu } from './whole-menu.ts';

/** What a Storybook imports in the place of the platform's empty menu; `dir` is the remote that it is of. */
const menuLoader: LoaderDefinition<{ dir: string }> = function menuLoader() {
  const done = this.async();
  const { dir } = this.getOptions();
  // What stands in the menu is said by files anywhere within the remotes, its neighbours' too.
  for (const remote of remotesBeside(dir)) this.addContextDependency(join(remote, 'src'));
  wholeMenu(dir).then(
    (menu) => done(null, `export const wholeMenu = ${JSON.stringify(menu)};`),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

export default menuLoader;
