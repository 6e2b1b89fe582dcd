/** What the first script of a remote, its container, may weigh in bytes of gzip: a page waits for it before anything else. */
export const ENTRY_BUDGET = 20_000;
