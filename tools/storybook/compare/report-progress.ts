import type { Progress } from './shoot.ts';

/** Where a comparison says how far it is: a terminal, or a file that somebody reads later. */
interface Output {
  readonly isTTY?: boolean;
  write: (text: string) => unknown;
}

/** In a file every twentieth picture is enough. */
const STEP = 20;

const textOf = (side: string, { part, done, total, kept }: Progress) =>
  `${part}, ${side}: ${done} of ${total} pictures${kept > 0 ? `, ${kept} taken earlier` : ''}`;

/** Says of each picture how far the comparison is: on one line of a terminal, else now and then on a line of its own. */
export const reportProgress =
  (output: Output) =>
  (side: 'before' | 'after', progress: Progress): void => {
    const isLast = progress.done === progress.total;
    const text = textOf(side, progress);
    if (output.isTTY) output.write(`\r\u001B[K${text}${isLast ? '\n' : ''}`);
    else if (isLast || progress.done % STEP === 0) output.write(`${text}\n`);
  };
