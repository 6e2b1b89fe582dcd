import { Fragment } from 'react';
import { markWords } from '@fio/domain/find-words';

/** A text with what was searched for marked in it. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map(({ text: part, found }, index) =>
    // A text never changes its order, so the position is the identity.
    found ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
