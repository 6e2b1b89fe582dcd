import classes from './challenge.module.css';
import { useChallengeWords } from './words.ts';

export interface ChallengePlace {
  /** Where the widget is drawn. */
  readonly holder: HTMLElement;
  /** Shows it with a sentence that screen readers speak, and takes the focus there. */
  readonly ask: () => void;
  /** Takes it away and gives the focus back. */
  readonly close: () => void;
}

/** An open dialog keeps the focus, so the widget goes into it: before the button that sends its form. */
function put(holder: HTMLElement): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]');
  const dialog = [...dialogs].at(-1);
  const button = dialog?.querySelector('form [type="submit"]');
  if (button) return button.before(holder);
  if (!dialog) holder.classList.add(classes['afloat'] ?? '');
  (dialog ?? document.body).append(holder);
}

/** The widget is a frame behind a closed root, which no focus trap can see: from here Tab goes as the browser goes. */
const leaveTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** A place for the widget: within an open dialog, else over the page. Nothing is seen until it asks. */
export function challengePlace(): ChallengePlace {
  const holder = document.createElement('div');
  holder.className = classes['challenge'] ?? '';
  holder.setAttribute('role', 'group');
  holder.setAttribute('aria-label', useChallengeWords.t('label'));
  put(holder);
  let before: Element | null = null;
  return {
    holder,
    ask() {
      const text = document.createElement('p');
      text.setAttribute('role', 'status');
      holder.prepend(text);
      holder.classList.add(classes['asking'] ?? '');
      text.textContent = useChallengeWords.t('ask');
      before = document.activeElement;
      holder.tabIndex = -1;
      holder.addEventListener('keydown', leaveTab);
      holder.focus();
    },
    close() {
      const hadFocus = holder.contains(document.activeElement);
      holder.remove();
      if (hadFocus && before instanceof HTMLElement) before.focus();
    },
  };
}
