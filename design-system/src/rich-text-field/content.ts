import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import { parseRichText, type RichNode } from '@fio/domain/rich-text';

function append(parent: Node, nodes: readonly RichNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.appendChild(document.createTextNode(node));
      continue;
    }
    const element = document.createElement(node.tag);
    if (node.href !== undefined) element.setAttribute('href', node.href);
    append(element, node.children);
    parent.appendChild(element);
  }
}

/**
 * A saved text as the editor's document. Element by element: the editor's own way hands the HTML to the browser's
 * parser, which our content security policy forbids.
 */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  const body = document.createElement('div');
  append(body, parseRichText(html));
  return DOMParser.fromSchema(getSchema(extensions)).parse(body).toJSON() as JSONContent;
}

interface SafeDocument {
  parseHTML?: (html: string) => Document;
}

/** What is pasted, as far as the editor knows it; null where the browser has no parser that leaves scripts out. */
export function pastedSlice(html: string, schema: Schema): Slice | null {
  const parsed = (Document as unknown as SafeDocument).parseHTML?.(html);
  return parsed ? DOMParser.fromSchema(schema).parseSlice(parsed.body) : null;
}
