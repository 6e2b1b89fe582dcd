import type { ErrorCode } from '@fio/contracts';
import { AppError, type Problem } from '../../core/errors.ts';
import { errorBody } from '../error-body.ts';

const REQUEST = '7f1c9a52-3d84-4b6e-a0f7-52c81e96d34b';

/** Those that name fields, each with rules that one of them breaks. */
const FIELDS: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, readonly Problem[]>>>>> = {
  INVALID_REQUEST: { name: [{ code: 'required' }] },
  INVALID_QUERY: { page: [{ code: 'invalid' }] },
};

/** A refusal as whoever reads English gets it. */
const exampleOf = (code: ErrorCode) => {
  const fields = FIELDS[code];
  return { value: errorBody(new AppError(code, fields && { fields }), 'en', REQUEST) };
};

/** What operations that answer these codes refer to: each code is shown once, among the components. */
export const refusalExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

/** The examples that `paths` refer to. */
export function examplesIn(paths: object): Record<string, ReturnType<typeof exampleOf>> {
  const found = new Set<string>();
  JSON.stringify(paths, (key, value: unknown) => {
    if (key === 'schema' || key === 'requestParams' || key === 'recorded') return undefined;
    if (key === '$ref' && String(value).startsWith('#/components/examples/'))
      found.add(String(value).slice('#/components/examples/'.length));
    return value;
  });
  return Object.fromEntries([...found].toSorted().map((code) => [code, exampleOf(code as ErrorCode)]));
}
