import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { EXIT_CODES, PdfRefused } from './PdfRefused.ts';
import { rebuild } from './rebuild.ts';

// One PDF comes in, a clean one goes out; its parent ends this process when it takes too long.
new Worker(new URL('watch-memory.ts', import.meta.url)).unref();

try {
  const made = await rebuild(await buffer(process.stdin));
  process.stdout.write(made);
} catch (error) {
  // Whatever a parser stumbles over is the file's fault: what it may not say is its own text, which a log would keep.
  process.exitCode = EXIT_CODES[error instanceof PdfRefused ? error.fault : 'unreadable'];
}
