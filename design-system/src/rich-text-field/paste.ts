import type { EditorView } from '@tiptap/pm/view';
import { pastedSlice } from './content.ts';

function insert(view: EditorView, data: DataTransfer): void {
  const html = data.getData('text/html');
  const slice = html === '' ? null : pastedSlice(html, view.state.schema);
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  else view.pasteText(data.getData('text/plain'));
}

/**
 * Pasting and dropping from elsewhere. The editor's own handlers write the HTML into a page of their own, which Trusted
 * Types forbid; ours take the browser's safe parser, or the plain text. What is dragged within the editor is its own.
 */
export const pasteHandlers = {
  paste: (view: EditorView, event: ClipboardEvent) => {
    event.preventDefault();
    if (event.clipboardData && view.editable) insert(view, event.clipboardData);
    return true;
  },
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging || !event.dataTransfer) return false;
    event.preventDefault();
    view.focus();
    insert(view, event.dataTransfer);
    return true;
  },
  // Tab leaves the text, in lists and tables too: who writes with the keyboard must get out.
  keydown: (_view: EditorView, event: KeyboardEvent) => event.key === 'Tab',
};
