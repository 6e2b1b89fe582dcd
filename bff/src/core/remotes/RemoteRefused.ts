import { AppError } from '../errors.ts';

/** A build may not be published or go live; every reason is a sentence for its publisher. */
export class RemoteRefused extends AppError {
  constructor(what: string, reasons: readonly string[]) {
    super('REMOTE_REFUSED', { reasons });
    this.message = `${what} is refused:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`;
  }
}
