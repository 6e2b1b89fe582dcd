import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { english } from '../html.ts';
import type { Schema } from './description.ts';
import { fieldsHtml } from './fields.ts';
import { typeHtml } from './type-html.ts';

export const schemasOf = ({ documents }: DocsContext, part: DocumentPart): [string, Schema][] =>
  Object.entries(documents[part].components?.schemas ?? {}) as [string, Schema][];

/** Every named schema once, for the names within bodies to lead to. */
export function schemasHtml(part: DocumentPart, context: DocsContext): string {
  const { words } = context;
  const shown = { part, direction: 'answered', context } as const;
  const all = schemasOf(context, part).map(([name, schema]) => {
    const { description } = schema;
    // What stands within has its own place on this page: here it is a link.
    const fields = fieldsHtml(schema, shown, [name, name]);
    return `<section class="schema" id="${name}" aria-labelledby="${name}-title"><h2 id="${name}-title"><a class="here" href="#${name}">${code(name)}</a></h2>
${description === undefined ? '' : english(description)}${fields || `<p class="type">${typeHtml(schema, part, context)}</p>`}</section>`;
  });
  return `<h1>${words.schemas}</h1><p>${words.schemasIntro}</p>${all.join('\n')}`;
}
