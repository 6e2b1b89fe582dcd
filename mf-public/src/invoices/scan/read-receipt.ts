import { accessKeyOfQr, readAccessKey, type AccessKey, type AccessKeyProblem } from '@fio/domain/access-key';

/** What is wrong with a code: no key in it, or the key itself. */
export type CodeProblem = 'none' | AccessKeyProblem;

export type CodeReading = { readonly key: AccessKey } | { readonly problem: CodeProblem };

/** The receipt that the text of a QR code names. Its address is only read, never opened. */
export function readReceiptQr(text: string): CodeReading {
  const key = accessKeyOfQr(text);
  return key === null ? { problem: 'none' } : readAccessKey(key);
}
