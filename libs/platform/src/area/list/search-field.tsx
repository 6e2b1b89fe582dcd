import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@fio/design-system/fields';
import { useAreaWords } from '../area-words.ts';

/** Long enough for a word to be typed, short enough to feel at once. */
const PAUSE_MS = 250;

interface Props {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The search of a list: it asks when the typing pauses, at once on Enter; Escape clears it, then leaves it. */
export function SearchField({ hint, value, onChange, ref }: Props) {
  const t = useAreaWords();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // Only typing starts the clock, not what the list is searched for meanwhile.
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value.trim()) onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onChange(typed);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (typed === '') event.currentTarget.blur();
    else {
      setTyped('');
      onChange('');
    }
  };
  return (
    <TextField
      ref={ref}
      type="search"
      label={t('search')}
      placeholder={hint}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      aria-keyshortcuts="/"
    />
  );
}
