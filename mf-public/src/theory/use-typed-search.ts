import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  readTheorySearch,
  THEORY_PARAMS,
  theoriesAddress,
  type TheorySearch,
} from '@fio/domain/theory-search';
import { navigateTo } from '@fio/platform/router';

/** Milliseconds without another letter after which what was typed is looked for. */
const PAUSE_MS = 350;

const wordsIn = (text: string) => readTheorySearch((name) => (name === THEORY_PARAMS.q ? text : '')).q;

interface Typed {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly type: (text: string) => void;
  /** Looks for it at once. */
  readonly send: () => void;
  readonly clear: () => void;
}

/**
 * What is typed, in the address once its author pauses. The first word is a step of the history, the following ones correct
 * it: whoever goes back comes to what they saw before they searched.
 */
export function useTypedSearch(search: TheorySearch): Typed {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search.q ?? '');
  /** What the address was last given from here: another one is somebody's who went back, or followed a link. */
  const given = useRef(search.q);
  /** What else is asked for by the time that the pause is over. */
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => {
    if (given.current === search.q) return;
    given.current = search.q;
    setText(search.q ?? '');
  }, [search.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = (typed: string) => {
    clearTimeout(timer.current);
    const q = wordsIn(typed);
    if (q === given.current) return;
    const isCorrection = given.current !== undefined && q !== undefined;
    given.current = q;
    navigateTo(theoriesAddress({ ...latest.current, q, page: undefined }), { replace: isCorrection });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(typed), PAUSE_MS);
  };
  return {
    field,
    text,
    type,
    send: () => look(text),
    clear: () => {
      setText('');
      look('');
      field.current?.focus();
    },
  };
}
