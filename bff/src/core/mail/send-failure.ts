/**
 * Why a message wasn't taken. `hard` and `soft` are bounces: the reader's mailbox isn't there, or not now. `refused` is our
 * message, `trouble` our way to the mail server, whoever the reader is. `unconfirmed`: it was handed over and the answer
 * never came, so that it may have arrived.
 */
export type FailureKind = 'hard' | 'soft' | 'refused' | 'trouble' | 'unconfirmed';

/** A message that the mail server didn't take, with its words. */
export class SendFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: Error) {
    super(cause.message, { cause });
    this.name = 'SendFailure';
    this.kind = kind;
  }
}

/** As much of nodemailer's errors as is looked at. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Before anybody was written to: no connection, no name, no TLS, no sign-in. */
const NO_WAY = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'EREQUIRETLS']);
const NOT_THERE = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|connection timeout|greeting/i;
/** RFC 3463: the second and third figures say whose fault it is. */
const enhancedOf = (response = '') => /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';

/** What names the reader, or carries the message. Whatever else the server refuses is between it and us. */
const ABOUT_READER = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** Of addresses, nodemailer's own doubts about what is ours. */
const OURS = /^Invalid (sender|DSN)/;

function ofAnswer({ command = '', responseCode = 0, response }: SmtpError): FailureKind {
  const [isForGood, enhanced] = [responseCode >= 500, enhancedOf(response)];
  if (!ABOUT_READER.has(command) || responseCode === 421) return 'trouble';
  if (command === 'MAIL FROM') return isForGood ? 'refused' : 'trouble';
  // A full mailbox may have room tomorrow, whatever the server thinks of it.
  if (!isForGood || responseCode === 552 || enhanced === '2.2') return 'soft';
  if (enhanced.startsWith('7.') || responseCode === 554) return 'refused';
  return command === 'RCPT TO' || enhanced.startsWith('1.') || enhanced.startsWith('2.') ? 'hard' : 'refused';
}

/** `isBegun`: whether any of the message had left already. */
export function failureOf(error: unknown, isBegun: boolean): SendFailure {
  const cause = error instanceof Error ? error : new Error(String(error));
  const smtp: Error & SmtpError = cause;
  if (smtp.responseCode) return new SendFailure(ofAnswer(smtp), cause);
  if (isBegun) return new SendFailure('unconfirmed', cause);
  if (smtp.code === 'EENVELOPE') return new SendFailure(OURS.test(cause.message) ? 'trouble' : 'hard', cause);
  const isTrouble = NO_WAY.has(smtp.code ?? '') || NOT_THERE.test(cause.message);
  return new SendFailure(isTrouble ? 'trouble' : 'soft', cause);
}
