import { type ComponentType, type JSX, useEffect, useState } from 'react';
import { ErrorState } from '@fio/design-system/error-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { useAreaWords } from './area-words.ts';

type Found<Props> = { readonly Part: ComponentType<Props> } | 'lost' | null;

/**
 * A part of a form whose code comes after the rest. Where it is lost that is said in its place, with another try: by
 * `React.lazy` the shell would load the page again, over what has been typed.
 */
export const late = <Props extends JSX.IntrinsicAttributes & object>(
  load: () => Promise<ComponentType<Props>>,
) =>
  function Late(props: Props) {
    const t = useAreaWords();
    const [found, setFound] = useState<Found<Props>>(null);
    useEffect(() => {
      if (found !== null) return undefined;
      let isHere = true;
      const settle = (next: Found<Props>) => isHere && setFound(next);
      load().then(
        (Part) => settle({ Part }),
        () => settle('lost'),
      );
      return () => void (isHere = false);
    }, [found]);
    if (found === null)
      return (
        <div aria-busy>
          <Skeleton height={64} />
        </div>
      );
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
    return <found.Part {...props} />;
  };
