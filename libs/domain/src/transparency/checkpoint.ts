import { fromBase64, toBase64 } from './base64.ts';

/** The head of a log at one size (c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** Whose log it is: the address of the log without its scheme. */
  readonly origin: string;
  /** In entries. */
  readonly size: number;
  /** 32 bytes. */
  readonly root: Uint8Array;
}

/** The text that is signed: three lines, each with its line feed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** What a checkpoint's text says; null where it isn't one. Further lines are nobody's here, and refused. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [, origin = '', digits = '', base64 = ''] =
    /^([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n$/.exec(text) ?? [];
  const [size, root] = [Number(digits), fromBase64(base64)];
  return root !== null && Number.isSafeInteger(size) && digits !== '' ? { origin, size, root } : null;
}
