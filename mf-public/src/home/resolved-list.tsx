import type { PollView } from '@fio/contracts/public/polls';
import { Link } from '@fio/design-system/link';
import { Picture } from '@fio/design-system/picture';
import { Stamp } from '@fio/design-system/stamp';
import { stampEn } from '@fio/contracts/terms/polls.en';
import { stampPt } from '@fio/contracts/terms/polls.pt';
import { language } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import classes from './resolved-list.module.css';

const stampName = () => (language() === 'en' ? stampEn : stampPt);

/** How theories ended, one a line on a telephone: the question, its stamp, and what the series showed. */
export function ResolvedList({ polls }: { polls: readonly PollView[] }) {
  return (
    <ul className={classes['list']}>
      {polls.map(({ id, slug, title, show, stamp, options, correctOptionId }) => (
        <li
          key={id}
          className={classes['item']}
          style={{ '--series-ink': show.ink, '--series-shade': show.shade }}
        >
          <Link href={`/teoria/${slug}`} onNavigate={navigateTo} className={classes['link']}>
            {show.poster && (
              <Picture
                picture={{ ...show.poster, alt: '' }}
                sizes="56px"
                loading="lazy"
                className={classes['poster']}
              />
            )}
            <span className={classes['words']} lang={contentLang()}>
              <span className={classes['series']}>{show.title}</span>
              <strong className={classes['title']}>{title}</strong>
              <span className={classes['answer']}>
                {options.find((option) => option.id === correctOptionId)?.label}
              </span>
              {stamp && (
                <Stamp kind={stamp} className={classes['stamp'] ?? ''}>
                  {stampName()[stamp]}
                </Stamp>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
