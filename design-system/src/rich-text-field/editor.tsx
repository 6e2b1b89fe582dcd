import { Input } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import textClasses from '../rich-text/rich-text.module.css';
import { contentOf } from './content.ts';
import { extensionsOf } from './extensions.ts';
import { pasteHandlers } from './paste.ts';
import { Toolbar } from './toolbar.tsx';
import type { RichTextFieldProps } from './rich-text-types.ts';
import classes from './rich-text-field.module.css';

/** What a screen reader hears of the text field. */
function attributesOf(id: string, { error, hint, required }: RichTextFieldProps): Record<string, string> {
  const described = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    class: cx(classes.text, textClasses.text),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
  };
}

/** The field with its editor; `RichTextField` loads it. */
export function Editor(props: RichTextFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled = false,
    value,
    onChange,
    onBlur,
    use,
    labels,
  } = props;
  const id = useId();
  const extensions = useMemo(() => extensionsOf(use), [use]);
  // What was last told: a value that differs came from elsewhere, and is to be shown.
  const told = useRef(value);
  const editor = useEditor({
    extensions,
    content: contentOf(value, extensions),
    editable: !disabled,
    // Its style element would be refused by the content security policy: the rules are in our own sheet.
    injectCSS: false,
    onUpdate: ({ editor: current }) => {
      told.current = current.isEmpty ? '' : current.getHTML();
      onChange(told.current);
    },
    onBlur: () => onBlur?.(),
    editorProps: { attributes: attributesOf(id, props), handleDOMEvents: pasteHandlers },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(contentOf(value, extensions), { emitUpdate: false });
  }, [value, editor, extensions]);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.commands.focus() }}
      description={hint}
      error={error}
      withAsterisk={required}
    >
      <div className={cx(classes.field, error && classes.wrong, disabled && classes.disabled)}>
        <Toolbar editor={editor} use={use} labels={labels} disabled={disabled} />
        <div data-field={name}>
          <EditorContent editor={editor} />
        </div>
      </div>
    </Input.Wrapper>
  );
}
