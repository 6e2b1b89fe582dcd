import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconH4 from '@tabler/icons-react/dist/esm/icons/IconH4.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconSeparator from '@tabler/icons-react/dist/esm/icons/IconSeparator.mjs';
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { RichTextTool } from './rich-text-types.ts';

/** A button of the toolbar. `isOn` is missing where there is nothing to be on. */
export interface Tool {
  readonly id: Exclude<RichTextTool, 'link'>;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: ReactNode): Tool => ({
  id: `heading${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const strong: Tool = {
  id: 'strong',
  icon: <IconBold />,
  run: (editor) => editor.chain().focus().toggleBold().run(),
  isOn: (editor) => editor.isActive('bold'),
};
const em: Tool = {
  id: 'em',
  icon: <IconItalic />,
  run: (editor) => editor.chain().focus().toggleItalic().run(),
  isOn: (editor) => editor.isActive('italic'),
};
const strike: Tool = {
  id: 'strike',
  icon: <IconStrikethrough />,
  run: (editor) => editor.chain().focus().toggleStrike().run(),
  isOn: (editor) => editor.isActive('strike'),
};
const underline: Tool = {
  id: 'underline',
  icon: <IconUnderline />,
  run: (editor) => editor.chain().focus().toggleUnderline().run(),
  isOn: (editor) => editor.isActive('underline'),
};
const bulletList: Tool = {
  id: 'bulletList',
  icon: <IconList />,
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
  isOn: (editor) => editor.isActive('bulletList'),
};
const orderedList: Tool = {
  id: 'orderedList',
  icon: <IconListNumbers />,
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  isOn: (editor) => editor.isActive('orderedList'),
};
const quote: Tool = {
  id: 'quote',
  icon: <IconBlockquote />,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  isOn: (editor) => editor.isActive('blockquote'),
};
const rule: Tool = {
  id: 'rule',
  icon: <IconSeparator />,
  run: (editor) => editor.chain().focus().setHorizontalRule().run(),
};
const undo: Tool = {
  id: 'undo',
  icon: <IconArrowBackUp />,
  run: (editor) => editor.chain().focus().undo().run(),
  can: (editor) => editor.can().undo(),
};
const redo: Tool = {
  id: 'redo',
  icon: <IconArrowForwardUp />,
  run: (editor) => editor.chain().focus().redo().run(),
  can: (editor) => editor.can().redo(),
};

const headings = [heading(2, <IconH2 />), heading(3, <IconH3 />), heading(4, <IconH4 />)];

/** By use, in the order of the toolbar; the link stands between the two. */
export const TOOLS = {
  answer: { before: [strong, em, strike, bulletList, orderedList], after: [undo, redo] },
  document: {
    before: [...headings, strong, em, underline, strike, bulletList, orderedList, quote, rule],
    after: [undo, redo],
  },
} as const;
