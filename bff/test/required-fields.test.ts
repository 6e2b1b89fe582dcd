import { judge, validationTexts } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { everyEndpoint } from '../src/http/openapi/document.ts';

type Field = readonly [path: string, schema: ZodMiniType];

const shapeOf = (schema: ZodMiniType) => (schema as { shape?: Record<string, ZodMiniType> }).shape;
const elementOf = (schema: ZodMiniType) => (schema._zod.def as { element?: ZodMiniType }).element;

/** The fields of a body and, beneath them, those of its objects and lists. */
function fieldsOf(path: string, schema: ZodMiniType): Field[] {
  const inner = Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) =>
    fieldsOf(`${path}.${name}`, field),
  );
  const element = elementOf(schema);
  return [[path, schema], ...inner, ...(element ? fieldsOf(`${path}.0`, element) : [])];
}

const EMPTY = ['', '   ', null, undefined, Number.NaN];
const isRequired = ([, schema]: Field) => !EMPTY.some((value) => schema.safeParse(value).success);

const required = everyEndpoint.flatMap(({ area, name, endpoint }) =>
  endpoint.body ? fieldsOf(`${area}.${name}`, endpoint.body).slice(1).filter(isRequired) : [],
);

/** The only words beside 'Campo obrigatório.': they say what is wanted (specification, section 5). */
const WANTED = /^(Campo obrigatório\.|Insira o |Aceite |Escolha )/;

describe('an empty field that is required', () => {
  it('is looked for in every form', () => {
    expect(required.length).toBeGreaterThan(150);
    expect(required.map(([path]) => path)).toEqual(
      expect.arrayContaining(['winnersDraw.create.periodFrom', 'tokens.create.expiresOn']),
    );
  });

  it.each(required)('%s says so, and nothing about its form', (_path, schema) => {
    for (const value of EMPTY) {
      const judged = judge(schema, value, 'pt');
      const [first] = judged.success ? [] : Object.values(judged.fields).flat();
      expect(first?.message).toMatch(WANTED);
    }
  });

  it('has its words in both languages', () => {
    expect(validationTexts.pt.required).toBe('Campo obrigatório.');
    expect(validationTexts.en.required).toBe('Required field.');
  });
});
