import { Mask } from 'maska';
import { useState } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { applyMask } from './apply-mask.ts';
import type { DateKind } from './date-kind.ts';
import { dateProblem, type DateBounds } from './date-problem.ts';
import type { DateWords } from './date-words.ts';
import { isAmbiguous, readDate } from './read-date.ts';

/** The shortest that is a date: 26/11/26, 26112026. */
const DATE_LENGTH = 8;

export type DateInput = DateBounds & {
  kind: DateKind;
  /** What stands in the field, whole or not. */
  text: string;
  onText: (text: string) => void;
  onBlur?: (() => void) | undefined;
};

/**
 * What a date's input does with keys and with what is pasted; `misread` is why what stands there is no date, `beyond` why one
 * isn't taken here. Neither while somebody is typing.
 */
export function useDateInput({ kind, text, onText, onBlur, min, max }: DateInput, words: DateWords | null) {
  const [mask] = useState(() => new Mask(kind.mask));
  // Pasted, and so unlike a date that the field keeps what it has.
  const [unread, setUnread] = useState('');
  const [isLeft, setLeft] = useState(false);
  const put = (next: string) => {
    setUnread('');
    setLeft(false);
    onText(next);
  };
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    // More than a key at once: filled in by the browser, or dropped.
    const whole = input.value.length > text.length + 1 ? readDate(input.value, kind, max) : '';
    if (whole) input.value = whole;
    else applyMask(mask, input);
    put(input.value);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    const read = readDate(pasted, kind, max);
    // A few digits are typing by other means.
    const isPart = /^[\d/: ]*$/.test(pasted) && pasted.length < DATE_LENGTH;
    if (!read && (isPart || !words)) return;
    event.preventDefault();
    if (read) put(read);
    else setUnread(pasted);
    setLeft(true);
  };
  const leave = () => {
    // A year of two digits is whole once nobody types on.
    const whole = kind.hasTime ? '' : readDate(text, kind, max);
    if (whole && whole !== text) put(whole);
    setLeft(true);
    onBlur?.();
  };
  const isTold = isLeft || text.length === kind.length;
  const problem = isTold ? dateProblem(text, kind, { min, max }) : null;
  const told = words && problem && words.t(problem.word, problem.params);
  const isDate = kind.read(text) !== '';
  const refused =
    words &&
    unread &&
    words.t(isAmbiguous(unread) ? 'problem.ambiguous' : 'problem.unread', { text: unread });
  const misread = refused || (isDate ? null : told);
  return { put, misread, beyond: isDate ? told : null, handlers: { onChange, onPaste, onBlur: leave } };
}
