import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { buildFile } from '../build-file.ts';
import { AREAS_FILE } from '../outline/read-outline.ts';
import { SERVER_FILE, storiesConfig } from '../server-config.ts';

/** A story that follows from an area's declaration, as the platform's `storiesOf` names it. */
interface NamedStory {
  readonly area: string;
  readonly view: string;
}

/** The same with what Storybook calls it. */
export interface AreaStory extends NamedStory {
  /** Of the module that stands for the areas. */
  readonly exportName: string;
  readonly title: string;
  readonly name: string;
}

const spaced = (text: string) => text.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
const joined = (text: string) => text.replaceAll(/(?:^|\W)(\w)/g, (_, first: string) => first.toUpperCase());

const named = ({ area, view }: NamedStory): AreaStory => ({
  area,
  view,
  exportName: `${joined(area)}${joined(view)}`,
  title: `Areas/${spaced(area)}`,
  name: spaced(view),
});

/** The stories of the areas of the remote in `dir`; none where it has no areas. */
export async function readStories(dir: string): Promise<AreaStory[]> {
  if (!existsSync(join(dir, AREAS_FILE))) return [];
  const text = await buildFile(storiesConfig(dir, AREAS_FILE), SERVER_FILE);
  const module = { exports: {} as { stories?: () => Promise<readonly NamedStory[]> } };
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: join(dir, AREAS_FILE) });
  run(module, module.exports, createRequire(import.meta.url));
  return ((await module.exports.stories?.()) ?? []).map(named);
}
