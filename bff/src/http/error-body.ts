import {
  detailText,
  errorTextsEn,
  errorTextsPt,
  problemPage,
  validationText,
  type Problem as ProblemAnswer,
  type FieldProblem,
  type Language,
} from '@fio/contracts';
import type { AppError, Problem } from '../core/errors.ts';

const texts = { pt: errorTextsPt, en: errorTextsEn };

function inWords(language: Language, problems: readonly Problem[]): FieldProblem[] {
  return problems.map(({ code, param }) => ({
    code,
    message: validationText(language, code, param),
    ...(param === undefined ? {} : { param }),
  }));
}

/** The body of a refusal: nothing of the error but its code, words, fields and reasons ever leaves. */
export function errorBody(error: AppError, language: Language, requestId: string): ProblemAnswer {
  const fields = Object.entries(error.fields ?? {}).map(
    ([field, problems]) => [field, inWords(language, problems)] as const,
  );
  const title = texts[language][error.code];
  const detail = error.detail && detailText(language, error.detail);
  return {
    type: problemPage(error.code),
    title,
    ...(detail === undefined ? {} : { detail }),
    status: error.status,
    code: error.code,
    message: detail ?? title,
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
    ...(error.reasons ? { reasons: [...error.reasons] } : {}),
    ...(error.line ? { line: error.line } : {}),
    requestId,
  };
}
