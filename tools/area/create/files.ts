import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewArea } from './new-area.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const END = '.template';

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What stands for what in the template. */
function values({ area, one, title }: NewArea): Readonly<Record<string, string>> {
  return {
    area,
    table: area.replaceAll('-', '_'),
    Area: pascal(area),
    areaName: camel(area),
    model: camel(one),
    Model: pascal(one),
    titlePt: JSON.stringify(title.pt),
    titleEn: JSON.stringify(title.en),
  };
}

/** Puts an area's names into a text of the template. */
export function filled(text: string, area: NewArea): string {
  const known = values(area);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => known[name] ?? all);
}

/** The files of a new area by their path within the checkout, not yet formatted; `stamp` is the migration's. */
export function filesOf(area: NewArea, stamp: string): Map<string, string> {
  return new Map(
    globSync(`**/*${END}`, { cwd: TEMPLATE }).map((file): [string, string] => {
      const path = file
        .replaceAll('\\', '/')
        .slice(0, -END.length)
        .replace(/^remote\b/, area.remote)
        .replace('STAMP_AREA', `${stamp}_${area.area.replaceAll('-', '_')}`)
        .replaceAll('AREA', area.area);
      return [path, filled(readFileSync(join(TEMPLATE, file), 'utf8'), area)];
    }),
  );
}
