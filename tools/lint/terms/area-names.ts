import { basename, dirname } from 'node:path';
import type { Catalogue } from './repeated.ts';

const wordOf = ({ literals }: Catalogue, group: RegExp, value: string) =>
  literals.find((one) => group.test(one.group) && one.value === value)?.text;

/** Areas whose page is called otherwise than their permission; `names` are the terms of the areas with permissions. */
export const renamed = (names: Catalogue, catalogues: readonly Catalogue[]): string[] =>
  catalogues.flatMap((catalogue) => {
    const { file } = catalogue;
    const name = wordOf(names, /^area(Pt|En)$/, basename(dirname(file)));
    const title = wordOf(catalogue, /^\w+$/, 'title');
    return name && title && name !== title ? [`${file}: “${title}” is “${name}” elsewhere.`] : [];
  });

const WAYS = ['open', 'edit', 'delete'];

/** Actions of an area that the menu of a row shows twice: as the engine's own ways into a record are called in `engine`. */
export function sameVerbs(engine: Catalogue, catalogues: readonly Catalogue[]): string[] {
  const own = WAYS.map((way) => wordOf(engine, /\.row$/, way));
  return catalogues.flatMap(({ file, literals }) =>
    literals
      .filter(({ group, text }) => /^\w+\.action$/.test(group) && own.includes(text))
      .map(
        ({ value, text }) => `${file}: the action ${value} is called “${text}”, as a way into the record.`,
      ),
  );
}
