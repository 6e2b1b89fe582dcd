import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import type { PollCardProps } from './poll-card-types.ts';
import classes from './poll-card.module.css';

/** The question over at most three lines; 'ver mais' only where something is cut. */
export function PollTitle(props: PollCardProps & { titleId: string }) {
  const { poll, labels, headingLevel = 3, href, onNavigate, featured, titleId } = props;
  const ref = useRef<HTMLHeadingElement>(null);
  const [cut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  const Tag = `h${headingLevel}` as 'h3';

  useLayoutEffect(() => {
    const title = ref.current;
    if (!title || whole) return;
    const measure = () => setCut(title.scrollHeight > title.clientHeight + 2);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(title);
    return () => observer.disconnect();
  }, [poll.title, whole]);

  const words = (
    <span lang={poll.lang} className={cx(featured && poll.state === 'open' && classes.underlined)}>
      {poll.title}
    </span>
  );
  return (
    <div>
      <Tag ref={ref} id={titleId} className={cx(classes.title, !whole && classes.clamped)}>
        {href ? (
          <Link href={href} onNavigate={onNavigate} className={classes.titleLink}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Tag>
      {(cut || whole) && (
        <button type="button" className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? labels.less : labels.more}
        </button>
      )}
    </div>
  );
}
