import { COMMON_PASSWORDS, passwordProblems } from '@fio/domain';
import type { Config } from '../config/index.ts';
import type { Problem } from '../errors.ts';
import { whyGuessable } from './estimate-guesses.ts';

/** What everybody thinks of first here. */
const SUBJECT = ['teoria', 'teorias'];

/**
 * What the contract's own check leaves out: passwords everybody tries or a machine guesses soon, the words of the person
 * and of the product. Problems as codes of the validation catalogue; none when the password may be used.
 */
export async function newPasswordProblems(
  password: string,
  words: readonly string[],
  { campaign }: Pick<Config, 'campaign'>,
): Promise<Problem[]> {
  const own = [campaign.name, ...SUBJECT];
  const found: string[] = passwordProblems(password, { words, common: COMMON_PASSWORDS });
  if (passwordProblems(password, { words: own }).includes('context')) found.push('product');
  const why = found.length === 0 ? await whyGuessable(password, [...words, ...own]) : null;
  return [...found, ...(why === null ? [] : [why])].map((problem) => ({ code: `password_${problem}` }));
}
