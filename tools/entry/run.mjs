// Plain JavaScript, for any Node from 20 on: brings the project's own Node and hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const tools = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(tools);

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The Node that package.json pins, or the reason why there is none. */
function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(root, 'node_modules', 'node', 'bin', name);
  const { status, error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return node;
  return fail(
    `The Node.js this project brings along (npm package "node") does not run on this machine: ` +
      `${error?.message ?? stderr.trim()}\n` +
      'If npm skips install scripts (ignore-scripts), allow them and remove node_modules.',
  );
}

/**
 * Runs a TypeScript program under tools/ and ends as it ends. Signals are passed on; the open channel tells the
 * program when this process is killed, so that nothing stays behind.
 *
 * @param {string} program
 */
export async function run(program) {
  const problem = install(root);
  if (problem) fail(problem);
  const child = spawn(projectNode(), [join(tools, program), ...process.argv.slice(2)], {
    cwd: root,
    // Programs that npm installed find their Node by name: it must be this one.
    env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(child);
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The process that stands for npm: our parent, or the parent of the shell that npm runs scripts in. */
function npmProcess() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [name, , parent] = shell.slice(shell.indexOf('(') + 1).split(/\) | /);
    return name && ['sh', 'dash', 'bash'].includes(name) ? Number(parent) : process.ppid;
  } catch {
    return process.ppid; // no /proc, or the shell is gone
  }
}

/**
 * npm passes SIGINT and SIGTERM on, but not SIGHUP, nor can it when it is killed.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmProcess();
  const watch = setInterval(() => {
    if (npmProcess() === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}
