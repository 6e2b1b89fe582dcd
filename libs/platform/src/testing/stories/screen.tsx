import type { StoryObj } from 'storybook-react-rsbuild';
import { useRoutes } from 'react-router-dom';
import type { RouteObject } from '../../router/index.ts';
import { mounted } from '../mounted.ts';
import { until } from './until.ts';
import { writeDocument, type StoryPage } from './page.tsx';

const Mounted = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** A story of pages that come late; `page` may be filled by whoever brings them. */
export const pageOf = (page: StoryPage, load: () => Promise<readonly RouteObject[]>): StoryObj => ({
  parameters: { page },
  loaders: [
    async ({ parameters, globals }) => {
      // What opens the page runs behind the loaders, and pages fetch their words by the language.
      writeDocument(parameters, globals);
      return { routes: await mounted(await load()) };
    },
  ],
  render: (_args, { loaded }) => <Mounted routes={loaded['routes'] as RouteObject[]} />,
});

/** A screen of a remote as a story: its routes at an address, with what the API answers there. Drawn once it has its heading. */
export const screen = (routes: readonly RouteObject[], page: StoryPage): StoryObj => ({
  ...pageOf(page, () => Promise.resolve(routes)),
  play: until('#storybook-root h1'),
});
