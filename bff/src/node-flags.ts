/**
 * How Node is to be started for the HTTP process. Left alone, V8 lets the heap grow to gigabytes before it looks for
 * what is garbage: under a flood of requests 60 MB in use became 400 MB held. Bounded too tightly, or from a small
 * start, it looks all the time. Can't be set from within.
 */
export const NODE_FLAGS: readonly string[] = [
  '--max-semi-space-size=24',
  '--max-old-space-size=320',
  '--initial-old-space-size=90',
];

/**
 * And for the process that works jobs: lists of millions of lines pass through it, and a young generation that may grow
 * to its full size holds some 50 MB more of what is garbage already (bench/freeze). What an export leaves behind outside
 * the heap it may ask V8 to collect (core/export).
 */
export const WORKER_FLAGS: readonly string[] = ['--max-semi-space-size=8', '--expose-gc'];

/**
 * What else either is to be started with. Left alone, glibc keeps areas of memory apart for many threads, and
 * large blocks among small ones once it has seen some: what a picture leaves free then serves nobody. Receipts made the
 * process hold 590 MB instead of at most 390 (bench/intake). Other C libraries don't read these.
 */
export const NODE_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
};
