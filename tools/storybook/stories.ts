import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Story {
  readonly id: string;
  /** `Components/Content/Poll card` */
  readonly title: string;
  readonly name: string;
  /** The file that tells of it, from its package's folder. */
  readonly importPath: string;
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/** The stories of a built Storybook, in its own order; pages of documentation are none. */
export async function storiesOf(folder: string): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(({ type }) => type === 'story');
}
