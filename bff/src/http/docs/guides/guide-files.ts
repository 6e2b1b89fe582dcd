import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fio/contracts';

/** Of the checkout, and in the image (docs/deployment/bff.Dockerfile). */
export const GUIDES_FOLDER = join(import.meta.dirname, '../../../../../docs/api/guides');
const FILE = /^([a-z][a-z-]*)\.(pt|en)\.md$/;

/** A guide as it is written. */
export interface GuideFile {
  readonly name: string;
  readonly language: Language;
  readonly markdown: string;
}

/** In which order guides are read: `order.json`, also for those that aren't written yet. */
export const guideOrder = (): readonly string[] =>
  JSON.parse(readFileSync(join(GUIDES_FOLDER, 'order.json'), 'utf8')) as string[];

/** Every guide of the folder, in its order; those that the order doesn't name come last. */
export function guideFiles(): readonly GuideFile[] {
  const order = guideOrder();
  const placeOf = ({ name }: GuideFile) => (order.includes(name) ? order.indexOf(name) : order.length);
  return readdirSync(GUIDES_FOLDER)
    .flatMap((file) => {
      const [, name, language] = FILE.exec(file) ?? [];
      if (name === undefined) return [];
      const markdown = readFileSync(join(GUIDES_FOLDER, file), 'utf8');
      return [{ name, language: language as Language, markdown }];
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}
