import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isRichHref } from '@fio/domain/rich-text';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { RichTextLabels } from './rich-text-types.ts';
import classes from './rich-text-field.module.css';

interface Props {
  readonly editor: Editor;
  /** The address of the link the cursor is in; null outside of one. */
  readonly href: string | null;
  readonly labels: RichTextLabels;
  readonly onClose: () => void;
}

/** Where a link leads. An address without a scheme that looks like one of the web gets https. */
const completed = (address: string) =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;

/** Who opened the row is about to write in it. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for a link's address, in the page: a dialog over a form would be one too many. */
export function LinkRow({ editor, href, labels, onClose }: Props) {
  const [address, setAddress] = useState(href ?? '');
  const [wrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const target = completed(address.trim());
    if (!isRichHref(target)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const bare = editor.state.selection.empty && href === null;
    // Without a selection the address itself becomes the text.
    if (bare)
      chain
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run();
    else chain.setLink({ href: target }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither the form around it nor a dialog is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <div className={classes.linkRow}>
      <TextField
        label={labels.linkAddress}
        placeholder="https://"
        value={address}
        error={wrong ? labels.linkInvalid : undefined}
        ref={focus}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.linkActions}>
        <Button size="sm" onClick={apply}>
          {labels.linkApply}
        </Button>
        {href !== null && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {labels.linkRemove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          {labels.cancel}
        </Button>
      </div>
    </div>
  );
}
