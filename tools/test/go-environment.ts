import { availableParallelism, totalmem } from 'node:os';

/** Below this the checker of types would look for garbage all the time: it holds half as much at once. */
const ROOM = 4 * 1024 ** 3;

const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * For a program written in Go, as the checker of types is, in a run of two steps at a time. It has half of the cores: each of its
 * threads works out the same types anew. And it looks for garbage once it fills a quarter of the memory, where that is room.
 */
export function goEnvironment(bytes = memory(), cores = availableParallelism()): Record<string, string> {
  const threads = { GOMAXPROCS: String(Math.max(1, Math.floor(cores / 2))) };
  const room = Math.floor(bytes / 4);
  return room < ROOM ? threads : { ...threads, GOGC: 'off', GOMEMLIMIT: `${room}B` };
}
