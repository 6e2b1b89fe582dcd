import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { follow } from './follow.ts';
import { SEARCHED } from './list-words.ts';

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly schema?: { readonly properties?: Readonly<Record<string, { readonly description?: string }>> };
}

const settings = { name: 'Fio da Meada', bindingCookie: '__Host-fio-binding' };
const all = (['user', 'admin'] as const).flatMap((part) => {
  const document = openApiDocument(settings, part);
  return Object.values(document.paths ?? {})
    .flatMap((path) => Object.values(path as Record<string, { operationId: string; parameters?: object[] }>))
    .flatMap(({ operationId, parameters = [] }) =>
      parameters.map((one) => ({ operationId, ...follow<Parameter>(document, one as Parameter) })),
    );
});
const searches = all.filter(({ name }) => name === 'q');

describe('the parameters of lists and exports', () => {
  it('say what a search finds, each its own', () => {
    const general = searches.filter(
      ({ description }) => !Object.values(SEARCHED).includes(description ?? ''),
    );
    // The search of the whole back office.
    expect(general.map(({ operationId }) => operationId)).toEqual(['searchRecords']);
    const searched = new Set(searches.map(({ operationId }) => operationId));
    expect(Object.keys(SEARCHED).filter((name) => !searched.has(name))).toEqual([]);
  });

  it('say which day a filter of days is about, and that both ends are included', () => {
    const filters = all.filter(({ name }) => name === 'f');
    const days = filters.flatMap(({ operationId, schema: { properties = {} } = {} }) =>
      ['from', 'to', 'boughtFrom', 'boughtTo']
        .filter((name) => Object.hasOwn(properties, name))
        .map((name) => `${operationId}: ${properties[name]?.description}`),
    );
    expect(days).toContain('listSales: The first day of the sale, in São Paulo, included.');
    expect(days).toContain('exportSales: The last day of the sale, in São Paulo, included.');
    expect(
      days.filter(
        (words) => !/: The (?:first|last) day (?:on which|of) [^.]+, in São Paulo, included\.$/.test(words),
      ),
    ).toEqual([]);
  });
});
