import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { Script, createContext } from 'node:vm';
import type { BootDocument } from '@fio/contracts';
import type { DrawAnswer, DrawTask } from './drawing.ts';

/** What a build of the shell leaves for the server. */
interface Shell {
  draw: (sheet: { boot: BootDocument; path: string; exposed: unknown }) => Promise<string>;
  readonly provided: Readonly<Record<string, () => unknown>>;
}

/** All there is of a world in there: no files, no network, no process, no browser. */
const world = createContext({
  console,
  process: { env: { NODE_ENV: 'production' } },
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
  MessageChannel,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  performance,
  queueMicrotask,
  structuredClone,
  clearInterval,
  clearTimeout,
  setInterval,
  setTimeout,
});

type Require = (request: string) => unknown;
type Wrapper = (module: { exports: unknown }, exports: unknown, require: Require) => void;

/** Runs a CommonJS file in there; what it asks for comes from `require` alone. */
function open(file: string, require: Require): unknown {
  const source = `(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`;
  const module = { exports: {} as unknown };
  (new Script(source, { filename: file }).runInContext(world) as Wrapper)(module, module.exports, require);
  return module.exports;
}

function refuse(request: string): never {
  throw new Error(`${request} is nothing the shell provides.`);
}

/** Builds never change under their names: each is opened once. */
const opened = new Map<string, unknown>();
function once(file: string, require: Require): unknown {
  if (!opened.has(file)) opened.set(file, open(file, require));
  return opened.get(file);
}

async function draw({ shell: file, remote, boot, path }: DrawTask): Promise<string> {
  const shell = once(file, refuse) as Shell;
  const provide = (request: string) => (shell.provided[request] ?? (() => refuse(request)))();
  return shell.draw({ boot, path, exposed: remote === null ? undefined : once(remote, provide) });
}

// One after the other: a drawing has the module's own state for itself.
let last = Promise.resolve();
parentPort?.on('message', (task: DrawTask) => {
  const answer = (reply: DrawAnswer) => parentPort?.postMessage(reply);
  last = last
    .then(() => draw(task))
    .then(
      (html) => answer({ id: task.id, html }),
      (cause: unknown) =>
        answer({
          id: task.id,
          error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
        }),
    );
});
