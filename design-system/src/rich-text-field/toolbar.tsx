import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { LinkRow } from './link-row.tsx';
import type { RichTextFieldProps } from './rich-text-types.ts';
import { type Tool, TOOLS } from './tools.tsx';
import classes from './rich-text-field.module.css';

type Props = Pick<RichTextFieldProps, 'use' | 'labels'> & { editor: Editor; disabled: boolean };

/** Where an arrow key leads among `count` buttons, around the ends; null for any other key. */
const next = (key: string, from: number, count: number): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? null : (from + step + count) % count;
};

/** One stop of the Tab key; the arrow keys go from button to button, as in any toolbar. */
function useRoving() {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = next(event.key, at, buttons().length);
    if (to === null) return;
    event.preventDefault();
    buttons()[to]?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const found = buttons().findIndex((button) => button === event.target);
    if (found >= 0) setAt(found);
  };
  return { at, bar: { ref: bar, onKeyDown, onFocus } };
}

/** The buttons above the text. A button that can't do anything now stays reachable and says so. */
export function Toolbar({ editor, use, labels, disabled }: Props) {
  const [linking, setLinking] = useState(false);
  const { at, bar } = useRoving();
  const { before, after } = TOOLS[use];
  const tools: readonly Tool[] = [...before, ...after];
  const { on, able, href } = useEditorState({
    editor,
    selector: () => ({
      on: tools.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
      able: tools.filter(({ can }) => can?.(editor) ?? true).map(({ id }) => id),
      href: editor.isActive('link') ? String(editor.getAttributes('link')['href'] ?? '') : null,
    }),
  });
  const button = (tool: Tool, index: number) => (
    <IconButton
      key={tool.id}
      size="sm"
      label={labels[tool.id]}
      className={cx(classes.tool, on.includes(tool.id) && classes.on)}
      tabIndex={index === at ? 0 : -1}
      aria-pressed={tool.isOn && on.includes(tool.id)}
      aria-disabled={disabled || !able.includes(tool.id)}
      onClick={() => !disabled && tool.run(editor)}
    >
      {tool.icon}
    </IconButton>
  );
  return (
    <>
      <div role="toolbar" aria-label={labels.toolbar} className={classes.toolbar} {...bar}>
        {before.map(button)}
        <IconButton
          size="sm"
          label={labels.link}
          className={cx(classes.tool, href !== null && classes.on)}
          tabIndex={before.length === at ? 0 : -1}
          aria-pressed={href !== null}
          aria-expanded={linking}
          aria-disabled={disabled}
          onClick={() => !disabled && setLinking(!linking)}
        >
          <IconLink />
        </IconButton>
        {after.map((tool, index) => button(tool, before.length + 1 + index))}
      </div>
      {linking && <LinkRow editor={editor} href={href} labels={labels} onClose={() => setLinking(false)} />}
    </>
  );
}
