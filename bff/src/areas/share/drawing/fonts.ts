import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name, import.meta.url)));
const title = (subset: string) =>
  file(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-800-normal.woff`);

/** Letters the title's face lacks are taken from the next one; Inter is whole. All are under the OFL 1.1. */
export const fonts: Font[] = [
  { name: 'Title', data: title('latin'), weight: 800, style: 'normal' },
  { name: 'Title Ext', data: title('latin-ext'), weight: 800, style: 'normal' },
  {
    name: 'Text',
    data: file('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    weight: 600,
    style: 'normal',
  },
];
