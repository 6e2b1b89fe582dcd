import type { OpenApiDocument } from './document.ts';

const REF = /^#\/components\/(\w+)\/(.+)$/;

/** What stands in the document, or what it refers to among the components. */
export function follow<Part extends object>(
  { components }: Pick<OpenApiDocument, 'components'>,
  part: Part | { readonly $ref: string },
): Part {
  const [, kind = '', name = ''] = ('$ref' in part && REF.exec(part.$ref)) || [];
  if (kind === '') return part as Part;
  return (components as Record<string, Record<string, Part>> | undefined)?.[kind]?.[name] ?? (part as Part);
}
