import { join } from 'node:path';
import { AREAS_FILE } from '../outline/read-outline.ts';
import { type AreaStory, readStories } from './read-stories.ts';

export { type AreaStory, readStories };

/** The query under which the areas themselves are imported, where their file stands for their stories. */
export const AREAS_QUERY = '?areas';

/** The file that stands for the stories of a remote's areas. */
export const areasFile = (dir: string): string => join(dir, AREAS_FILE);

/** Every contract of the product: imported by the stories alone, and by no package, for whoever names it depends on all. */
const CONTRACTS = ['@fio/contracts', 'contracts'].join('/');

/** The module of those stories: what Storybook imports in the place of `areas.ts`. */
export const storiesModule = (stories: readonly AreaStory[]): string =>
  [
    `import areas from './areas.ts${AREAS_QUERY}';`,
    `import { contracts } from '${CONTRACTS}';`,
    `import { areaStory } from '@fio/platform/testing/stories';`,
    'export default {};',
    ...stories.map(
      ({ exportName, area, view, name }) =>
        `export const ${exportName} = { ...areaStory(areas[${JSON.stringify(area)}], ${JSON.stringify(view)}, contracts), name: ${JSON.stringify(name)} };`,
    ),
  ].join('\n');
