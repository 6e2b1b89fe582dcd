import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArgs, findBrowser } from '../../browser.ts';
import type { Part } from '../parts.ts';
import type { Edition } from '../store.ts';
import type { Story } from '../stories.ts';
import { changedStories } from './changed-stories.ts';
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
  stories: ReadonlyMap<string, readonly Story[]>,
  cache: string,
  onProgress: OnProgress,
) {
  const shots = new Map<string, Shot>();
  for (const part of folders) {
    const wanted = { part, stories: stories.get(part.id) ?? [], hash: parts[part.id] ?? '' };
    for (const shot of await shoot(browser, wanted, cache, onProgress)) shots.set(keyOf(shot), shot);
  }
  return shots;
}

/** The stories to look at of each part on either side, and how many are made of the same. */
async function chosenOf(before: Side, after: Side, ids: readonly string[]) {
  const stories = { before: new Map<string, readonly Story[]>(), after: new Map<string, readonly Story[]>() };
  let unchanged = 0;
  for (const id of ids) {
    const [old, now] = [before, after].map(({ folders }) => folders.find((part) => part.id === id));
    const changed = await changedStories(old, now);
    stories.before.set(id, changed.before);
    stories.after.set(id, changed.after);
    unchanged += changed.same;
  }
  return { ...stories, unchanged };
}

/**
 * Looks at every story of two editions and writes into `folder` a page of pictures of what differs: before, after, and
 * the difference. Parts whose files are the same are not looked at, nor are stories that are made of the same sources;
 * pictures are kept below `cache`.
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
  const stories = await chosenOf(before, after, changed);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  try {
    const old = await shootSide(browser, before, stories.before, cache, (at) => onProgress('before', at));
    const now = await shootSide(browser, after, stories.after, cache, (at) => onProgress('after', at));
    const findings = await findingsOf(await browser.newPage(), old, now, folder);
    const comparison: Comparison = {
      from: before.revision,
      to: after.revision,
      findings,
      same: new Set([...old.keys(), ...now.keys()]).size - findings.length,
      unchanged: stories.unchanged,
      untouched: all.filter((id) => !changed.includes(id)),
    };
    writeFileSync(join(folder, 'index.html'), pageOf(comparison));
    return comparison;
  } finally {
    await browser.close();
  }
}
