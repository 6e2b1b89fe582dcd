// Draws the demonstration's vectors as pictures: a browser takes as long to draw them all as to run the home page's scripts.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadSharp } from '../src/core/files/load-sharp.ts';
import { keyOf } from '../src/areas/uploads/picture-image.ts';
import { ART_SIZES, artKey, artKindOf } from './art-sizes.ts';

const ART = new URL('./art/', import.meta.url);
const DRAWN = new URL('./drawn/', ART);

const sharp = await loadSharp();
await mkdir(DRAWN, { recursive: true });
// What is there stays: browsers keep a picture for ever under its name.
const left = new Set(await readdir(DRAWN));
for (const file of await readdir(ART)) {
  if (!file.endsWith('.svg')) continue;
  const name = file.slice(0, -'.svg'.length);
  const svg = await readFile(new URL(file, ART));
  const { width, widths } = ART_SIZES[artKindOf(name)];
  const fileOf = (target: number) => keyOf(artKey(name, svg), 'webp', target);
  const missing = widths.filter((target) => !left.delete(fileOf(target)));
  if (missing.length === 0) continue;
  const whole = await sharp(svg).resize({ width }).png().toBuffer();
  for (const target of missing) {
    const picture = await sharp(whole).resize({ width: target }).webp({ quality: 80, effort: 6 }).toBuffer();
    await writeFile(new URL(fileOf(target), DRAWN), picture);
  }
}
for (const file of left) await rm(new URL(file, DRAWN));
