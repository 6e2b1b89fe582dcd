import { COMMON_PASSWORDS, passwordProblems } from '@fio/domain';
import type { Problem } from '../../http/errors.ts';

/**
 * What the contract's own check leaves out: passwords everybody tries, and the words of the person. Problems as
 * codes of the validation catalogue; none when the password may be used.
 */
export function newPasswordProblems(password: string, words: readonly string[]): Problem[] {
  return passwordProblems(password, { words, common: COMMON_PASSWORDS }).map((problem) => ({
    code: `password_${problem}`,
  }));
}
