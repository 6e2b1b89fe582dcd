import type { Image } from '@fio/contracts/public/shows';
import { Text } from '@fio/design-system/text';
import { ColorSample } from './color-sample.tsx';
import type { ShowDetail } from './show-values.ts';
import classes from './art.module.css';
import { useShowsWords } from './words.ts';

function Picture({ label, image, alt }: { label: string; image: Image | null; alt: string }) {
  const t = useShowsWords();
  return (
    <figure className={classes['figure']}>
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcSet}
          sizes="600px"
          width={image.width}
          height={image.height}
          alt={alt}
        />
      ) : (
        <div className={classes['blank']}>{t('picture.none')}</div>
      )}
      <figcaption>
        <strong>{label}</strong>
        <Text as="span" tone="muted" size="small">
          {alt}
        </Text>
      </figcaption>
    </figure>
  );
}

/** The pictures of a series with their descriptions, and its colours. */
export function ShowArt({ record: show }: { record: ShowDetail }) {
  const t = useShowsWords();
  return (
    <div className={classes['art']}>
      <Picture label={t('field.heroId')} image={show.hero} alt={show.heroAlt} />
      <Picture label={t('field.posterId')} image={show.poster} alt={show.posterAlt} />
      <ColorSample colors={show.colors} />
    </div>
  );
}
