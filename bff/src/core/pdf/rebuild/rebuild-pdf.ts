import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { invalidField, type AppError } from '../../errors.ts';
import { BoundedQueue } from '../../identity/BoundedQueue.ts';
import { orBusy } from '../../identity/prove-password.ts';
import { PDF_LIMITS } from './limits.ts';
import { EXIT_CODES, type PdfFault } from './PdfRefused.ts';

const here = (path: string) => realpathSync(fileURLToPath(new URL(path, import.meta.url)));
const ENTRY = here('rebuild-process.ts');
/** Its own code and the libraries, not the data or the secrets of the product. */
const READS = [here('.'), here('../../../../package.json'), here('../../../../../node_modules')];

/** Nothing but what it is given: no other file, no network (a default of --permission), no further process. */
const FLAGS = [
  '--permission',
  '--allow-worker',
  ...READS.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--disable-warning=SecurityWarning',
];

/** A process takes some 100 MB, and the other cores are for votes: one at a time. */
const queue = new BoundedQueue({ concurrency: 1, limit: 24 });

const refusals: Record<PdfFault, () => AppError> = {
  protected: () => invalidField('file', 'pdf_protected', 'FILE_UNEXPECTED'),
  unreadable: () => invalidField('file', 'pdf_unreadable', 'FILE_UNEXPECTED'),
  heavy: () => invalidField('file', 'pdf_heavy', 'FILE_LARGE', PDF_LIMITS.pages),
};

function faultOf(code: number | null): PdfFault {
  const known = (Object.keys(EXIT_CODES) as PdfFault[]).find((fault) => EXIT_CODES[fault] === code);
  if (known) return known;
  // Ended: by the clock, by its own watch of the memory, or by V8, for which a full heap is an abort.
  if (code === null || code === 134) return 'heavy';
  throw new Error(`The process that rebuilds PDFs ended with ${code}.`);
}

async function inProcess(bytes: Buffer, seconds: number): Promise<Buffer> {
  const child = spawn(process.execPath, [...FLAGS, ENTRY], {
    // None of ours: what is read here may say anything.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  // Without a descriptor for its pipes there is a process without pipes, and this rejects.
  await once(child, 'spawn');
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const [code, made] = await Promise.all([ended, buffer(child.stdout)]);
  if (code !== 0) throw refusals[faultOf(code)]();
  return made;
}

/**
 * A clean PDF of the same pages (see `rebuild`), made by a process of its own that knows nothing, reaches nothing and is
 * ended when it takes too long or too much. FILE_UNEXPECTED for what can't be read or is protected by a password,
 * FILE_LARGE for what is too much, each with its words at `file`; UNAVAILABLE when too many wait. `read` is called when its
 * turn comes. It may work for so many `seconds`.
 */
export const rebuildPdf = (
  read: () => Promise<Buffer>,
  seconds: number = PDF_LIMITS.seconds,
): Promise<Buffer> => orBusy(queue.run(async () => inProcess(await read(), seconds)));
