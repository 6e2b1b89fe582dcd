/** Full, read-only, over the quota, over the size that files may have, broken, gone with the network it is on. */
const DISK = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EFBIG', 'EIO', 'ESTALE']);
/** Not ours to write, or no folder at all: of a file only, for sockets are refused in the same words. */
const RIGHTS = new Set(['EACCES', 'EPERM', 'ENOTDIR']);
const DESCRIPTORS = new Set(['EMFILE', 'ENFILE']);

interface SystemError {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly cause?: unknown;
}

/** Files are kept elsewhere, and that doesn't answer or takes none. */
export class StorageOutOfReach extends Error {
  override readonly name = 'StorageOutOfReach';

  constructor(cause: unknown) {
    super('The storage of files is out of reach.', { cause });
  }
}

/** Whether `error`, or what caused it, is one that `test` knows. */
function some(error: unknown, test: (error: SystemError) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  return test(error) || some((error as SystemError).cause, test, depth + 1);
}

const isOfDisk = ({ code, path }: SystemError): boolean =>
  typeof code === 'string' && (DISK.has(code) || (RIGHTS.has(code) && typeof path === 'string'));

/** Whether the storage elsewhere is why something could not be written or read. */
export const isStorageRefusal = (error: unknown): boolean =>
  some(error, (one) => one instanceof StorageOutOfReach);

/** Whether the disk or the storage elsewhere, not the file, is why something could not be written. */
export const isDiskRefusal = (error: unknown): boolean =>
  some(error, (one) => one instanceof StorageOutOfReach || isOfDisk(one));

/** Whether the process, or the machine, may open no more files and connections for now. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  some(error, ({ code }) => typeof code === 'string' && DESCRIPTORS.has(code));
