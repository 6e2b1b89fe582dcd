import { type ComponentType, type JSX, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '@fio/design-system/error-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { language } from '../i18n/index.ts';
import { areWordsHere, loadWords } from '../i18n/loaded-words.ts';
import { useAreaWords } from './area-words.ts';

type Found<Props> = { readonly Part: ComponentType<Props> } | 'lost' | null;

/** A part with the words that its code brought: without them it would be no part that can be drawn. */
async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  // Should the language change meanwhile, the part waits in its own place for the other words.
  const wanted = language();
  await loadWords(wanted);
  if (!areWordsHere(wanted)) throw new Error('The words of a late part did not come.');
  return part;
}

const Waiting = () => (
  <div aria-busy>
    <Skeleton height={64} />
  </div>
);

/**
 * A part of a form whose code and words come after the rest. Where they are lost that is said in its place, with another
 * try: by `React.lazy` the shell would load the page again, over what has been typed. Nor may it suspend the form around
 * it: one that is hidden loses its focus, and so takes the field that had it for left empty.
 */
export const late = <Props extends JSX.IntrinsicAttributes & object>(
  load: () => Promise<ComponentType<Props>>,
) => {
  // Where it has been drawn once it is drawn at once, and nothing moves.
  let known: Found<Props> = null;
  return function Late(props: Props) {
    const t = useAreaWords();
    const [found, setFound] = useState(known);
    useEffect(() => {
      if (found !== null) return undefined;
      let isHere = true;
      const settle = (next: Found<Props>) => isHere && setFound(next);
      withWords(load).then(
        (Part) => settle((known = { Part })),
        () => settle('lost'),
      );
      return () => void (isHere = false);
    }, [found]);
    if (found === null) return <Waiting />;
    if (found === 'lost')
      return (
        <ErrorState
          title={t('error.title')}
          text={t('late.lost')}
          actionLabel={t('error.retry')}
          onAction={() => setFound(null)}
          headingLevel={3}
        />
      );
    return (
      <Suspense fallback={<Waiting />}>
        <found.Part {...props} />
      </Suspense>
    );
  };
};
