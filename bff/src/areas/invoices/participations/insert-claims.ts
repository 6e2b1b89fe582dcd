import { readFileSync } from 'node:fs';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Ask } from '../../../core/database/in-snapshot.ts';
import type { AnswerRow } from '../ask-sources.ts';
import type { SentCode } from './sent-code.ts';

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const CLAIMS = sql('./insert-claims.sql');
const ANSWERS = sql('./insert-answers.sql');

const claimRow = ({ receipt, code: _code, keeping: _keeping, ...sent }: SentCode) => {
  const { key, model, cnpj, series, number, day, value } = receipt;
  return { ...sent, key, model, cnpj, series, number, day, value };
};

const answerRow = (
  { digest, purchasedOn, valueCents: value, at: _at, ...row }: AnswerRow,
  place: number,
) => ({ ...row, place, digest: Buffer.from(digest).toString('hex'), day: dayOf(purchasedOn), value });

/** Takes claims in, each told to the log. */
export async function insertClaims(run: Ask, claims: readonly SentCode[]): Promise<void> {
  await run('insert-claims', CLAIMS, [JSON.stringify(claims.map(claimRow))]);
}

/** Keeps what sources answered of claims. */
export async function insertAnswers(run: Ask, answers: readonly AnswerRow[], at: Date): Promise<void> {
  if (answers.length > 0) await run('insert-answers', ANSWERS, [JSON.stringify(answers.map(answerRow)), at]);
}
