import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArgs, findBrowser } from '../../browser.ts';
import type { Part } from '../parts.ts';
import type { Edition } from '../store.ts';
import type { Comparison } from './comparison.ts';
import { findingsOf } from './findings.ts';
import { pageOf } from './page.ts';
import { keyOf, type OnProgress, type Progress, shoot, type Shot } from './shoot.ts';

/** An edition with its parts, where they lie. */
export interface Side extends Edition {
  readonly folders: readonly Part[];
}

async function shootSide(
  browser: Browser,
  { folders, parts }: Side,
  ids: readonly string[],
  cache: string,
  onProgress: OnProgress,
) {
  const shots = new Map<string, Shot>();
  for (const part of folders.filter(({ id }) => ids.includes(id)))
    for (const shot of await shoot(browser, part, parts[part.id] ?? '', cache, onProgress))
      shots.set(keyOf(shot), shot);
  return shots;
}

/**
 * Looks at every story of two editions and writes into `folder` a page of pictures of what differs: before, after, and
 * the difference. Parts whose files are the same are not looked at; pictures are kept below `cache`.
 */
export async function compare(
  before: Side,
  after: Side,
  folder: string,
  cache: string,
  onProgress: (side: 'before' | 'after', progress: Progress) => void,
): Promise<Comparison> {
  const all = [...new Set([...Object.keys(before.parts), ...Object.keys(after.parts)])];
  const changed = all.filter((id) => before.parts[id] !== after.parts[id]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  try {
    const old = await shootSide(browser, before, changed, cache, (at) => onProgress('before', at));
    const now = await shootSide(browser, after, changed, cache, (at) => onProgress('after', at));
    const findings = await findingsOf(await browser.newPage(), old, now, folder);
    const comparison: Comparison = {
      from: before.revision,
      to: after.revision,
      findings,
      same: new Set([...old.keys(), ...now.keys()]).size - findings.length,
      untouched: all.filter((id) => !changed.includes(id)),
    };
    writeFileSync(join(folder, 'index.html'), pageOf(comparison));
    return comparison;
  } finally {
    await browser.close();
  }
}
