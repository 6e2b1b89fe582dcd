import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { command } from './shared/paths.ts';
import { UserError } from './shared/UserError.ts';

/** The first is Chromium without all that draws windows: it takes a fifth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];
const DOWNLOAD_MS = 180_000;
const INSTALL_MS = 300_000;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some distributions leave a script in the browser's place that only says how to get it. */
function runs(file: string): boolean {
  if (process.platform === 'win32') return true; // Chrome for Windows opens a window instead of answering
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...PLACES].find((file) => isExecutable(file) && runs(file));
}

/** Playwright's own build, downloaded once into its cache. */
function downloaded(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.log('No Chromium or Chrome found; downloading one through Playwright…');
  spawnSync(command('playwright'), ['install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_MS });
  return existsSync(own) ? own : undefined;
}

function fromDistribution(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No download either; installing the distribution\'s package "chromium"…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: INSTALL_MS, env });
    }
  } catch {
    return undefined; // said by the caller, with what to do
  }
  return installed();
}

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own download, or (as
 * root on Debian and its kin) the distribution's package. Throws a UserError when there is none to be had.
 */
export function findBrowser(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !isExecutable(chosen)) throw new UserError(`CHROMIUM_PATH names no program: ${chosen}`);
  const found = chosen || installed() || downloaded() || fromDistribution();
  if (found) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome, and none could be found or fetched. Install one ' +
      '(on Debian: apt-get install chromium), or name its program in CHROMIUM_PATH.',
  );
}

/** Arguments for a browser that tests: nothing of its own on the network, no sandbox where root forbids one. */
export function browserArgs(): string[] {
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
  return [...quiet, '--disable-component-update', ...sandbox];
}
