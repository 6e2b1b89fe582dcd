// Plain JavaScript, for any Node from 20 on: nothing is installed yet when this runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} file */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm notes what it installed in
 * node_modules/.package-lock.json; the two are compared by content, for a checkout changes files' times at will.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { link, optional, devOptional, version }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      // npm notes what the package itself says, and one says v0.0.21.
      present[path]?.version?.replace(/^v/, '') === version,
  );
}

const OUT_OF_REACH = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH/;
const OUT_OF_STEP = /code EUSAGE/;

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const { status, stderr, error } = spawnSync(
    'npm',
    [...args, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return { isDone: status === 0, words: error ? `npm could not be run: ${error.message}` : stderr.trim() };
}

/**
 * Installs what is missing; returns an explanation when that failed.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function install(root) {
  if (isInstalled(root)) return undefined;
  console.log('Installing the dependencies (a minute or two)…');
  let { isDone, words } = npm(root, ['ci']);
  if (!isDone && OUT_OF_STEP.test(words)) {
    // Somebody changed a package.json and not the lock file, or a registry lacks another platform's packages.
    console.log('package-lock.json is not complete for this npm; installing without changing it.');
    ({ isDone, words } = npm(root, ['install', '--no-save']));
  }
  if (isDone) return undefined;
  const reason = words.split('\n').slice(0, 12).join('\n');
  return OUT_OF_REACH.test(words)
    ? `The package registry is out of reach, and the dependencies are not installed yet.\n${reason}`
    : `The dependencies could not be installed:\n${reason}`;
}
