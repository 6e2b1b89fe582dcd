import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { difference } from './difference.ts';
import type { Shot } from './shoot.ts';

/** A story that doesn't look as it did. */
export interface Finding {
  readonly key: string;
  readonly shot: Shot;
  /** `failed`: it does not render any more. */
  readonly kind: 'changed' | 'new' | 'gone' | 'failed';
  /** How much of the picture differs, from 0 to 1; 1 where there is but one. */
  readonly share: number;
  /** Those that lie beside the page, as `<key>.<name>.png`. */
  readonly pictures: readonly string[];
}

type Shots = ReadonlyMap<string, Shot>;

function kindOf(old: Shot | undefined, now: Shot | undefined): Finding['kind'] {
  if (!now) return 'gone';
  if (now.picture === null) return 'failed';
  return old?.picture ? 'changed' : 'new';
}

/** Compares two sides' pictures and writes those of what differs into `folder`; what differs most stands first. */
export async function findingsOf(
  page: Page,
  before: Shots,
  after: Shots,
  folder: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const shot = now ?? old;
    if (!shot) continue;
    const [first, second] = [old?.picture, now?.picture];
    // It didn't render then and doesn't now.
    if (first === null && second === null) continue;
    const differs = first && second ? await difference(page, first, second) : undefined;
    if (differs === null) continue;
    const pictures = Object.entries({ before: first, after: second, difference: differs?.picture }).flatMap(
      ([name, picture]) => {
        if (picture) writeFileSync(join(folder, `${key}.${name}.png`), picture);
        return picture ? [name] : [];
      },
    );
    findings.push({ key, shot, kind: kindOf(old, now), share: differs?.share ?? 1, pictures });
  }
  return findings.toSorted((a, b) => b.share - a.share);
}
