import { StarterKit } from '@tiptap/starter-kit';
import type { Extensions } from '@tiptap/core';
import { isRichHref } from '@fio/domain/rich-text';
import { tableExtensions } from './table-nodes.ts';
import type { RichTextFieldProps } from './rich-text-types.ts';

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  // What an address may be is one rule, here and where it is saved.
  isAllowedUri: isRichHref,
  HTMLAttributes: { target: null, rel: null },
};

/** What the editor knows; a text can hold nothing else. */
export function extensionsOf(use: RichTextFieldProps['use']): Extensions {
  const kit = { code: false, codeBlock: false, trailingNode: false, link } as const;
  if (use === 'document')
    return [StarterKit.configure({ ...kit, heading: { levels: [2, 3, 4] } }), ...tableExtensions];
  return [
    StarterKit.configure({
      ...kit,
      heading: false,
      blockquote: false,
      horizontalRule: false,
      underline: false,
    }),
  ];
}
