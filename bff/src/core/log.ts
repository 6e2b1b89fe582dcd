import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.ts';

export type { Logger };

/** What the destination keeps until it is written; of no type. */
interface Buffered {
  readonly _writing: boolean;
  readonly _writingBuf: string;
  readonly _bufs: readonly string[];
}

/** Where the log goes. A disk that takes no line of it is no reason to end: what couldn't be written is written with the next. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false });
  output.on('error', () => undefined);
  // At the end of the process: the library's own tries for as long as the disk is full, and the process never ends.
  output.flushSync = () => {
    const { _writing, _writingBuf, _bufs } = output as unknown as Buffered;
    try {
      writeSync(1, `${_writing ? '' : _writingBuf}${_bufs.join('')}`);
    } catch {
      // Nobody takes it.
    }
  };
  return output;
}

/**
 * The process's log, one JSON line an event. Every line passes the redaction as a whole, so that no field, message
 * or stack of an error carries a CPF, an e-mail address or a token.
 */
export function createLog(level: string, name: string, destination?: DestinationStream): Logger {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: redact },
    },
    destination ?? standardOutput(),
  );
}
