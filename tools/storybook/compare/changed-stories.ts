import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../parts.ts';
import { type Story, storiesOf } from '../stories.ts';

/** As the build of a Storybook writes it (design-system/.storybook/story-sources.ts): hashes over what stories are made of. */
interface Sources {
  /** Over the preview and what is around every story. */
  readonly around: string;
  /** By the file that tells of them; where one tells of all areas, by that, a space and how the ids of an area's stories begin. */
  readonly stories: Readonly<Record<string, string>>;
}

function sourcesOf(folder: string): Sources | null {
  const file = join(folder, 'story-sources.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sources) : null;
}

/** Whether a story may look different: something that it is made of has changed, or nobody says what it is made of. */
function mayDiffer(before: Sources | null, after: Sources | null): (story: Story) => boolean {
  if (before === null || after === null || before.around !== after.around) return () => true;
  const hashOf = ({ stories }: Sources, { id, importPath }: Story) =>
    stories[importPath] ?? stories[`${importPath} ${id.split('--', 1)[0]}`];
  return (story) => {
    const hash = hashOf(after, story);
    return hash === undefined || hash !== hashOf(before, story);
  };
}

/** The stories of both sides of a part that are to be looked at, and how many are made of the same sources on both. */
export async function changedStories(before: Part | undefined, after: Part | undefined) {
  const differs = mayDiffer(before ? sourcesOf(before.folder) : null, after ? sourcesOf(after.folder) : null);
  const [old, now] = await Promise.all([
    before ? storiesOf(before.folder) : Promise.resolve([]),
    after ? storiesOf(after.folder) : Promise.resolve([]),
  ]);
  const changed = { before: old.filter(differs), after: now.filter(differs) };
  return { ...changed, same: now.length - changed.after.length };
}
