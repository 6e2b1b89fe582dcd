import type { FramedImage } from '@fio/contracts/core/picture';
import { Picture } from '@fio/design-system/picture';
import { contentLang } from '../page/content-language.ts';
import classes from './offer-art.module.css';

interface Props {
  readonly picture: FramedImage | null;
  readonly sizes: string;
  readonly className: string | undefined;
  /** Seen without scrolling. */
  readonly eager?: boolean;
}

/** A prize's picture, cropped around its focus; the thread on its own where there is none. */
export function OfferArt({ picture, sizes, className, eager = false }: Props) {
  if (picture)
    return (
      <Picture
        picture={picture}
        lang={contentLang()}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        className={`${classes['art'] ?? ''} ${className ?? ''}`}
      />
    );
  return (
    <svg
      className={`${classes['thread'] ?? ''} ${className ?? ''}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <path d="M-10 190C70 60 150 270 220 160s100-90 120-20-60 90-70 20 60-70 150-50" />
    </svg>
  );
}
