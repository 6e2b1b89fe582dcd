import type { ShowPage } from '@fio/contracts/public/shows';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { CalendarLinks } from './calendar-links.tsx';
import section from '../page/section.module.css';
import classes from './calendar.module.css';
import { useCalendarWords } from './words.ts';

interface Dated {
  readonly key: string;
  /** As the machine reads it. */
  readonly at: string;
  /** The day it is then in São Paulo: a premiere has no hour, and a theory that closes at 23:59 is of the next day in UTC. */
  readonly day: string;
  readonly when: string;
  readonly what: 'premiere' | 'closes';
  readonly title: string;
  readonly href: string | null;
}

/** What is still to come of a series: when its theories close, and its premiere. */
function datesOf({ title, releaseDate, polls }: ShowPage): Dated[] {
  const closings = polls.flatMap(({ id, slug, title: question, state, closesAt }): Dated[] =>
    state === 'open' && closesAt !== null
      ? [
          {
            key: id,
            at: closesAt,
            day: todayInSaoPaulo(new Date(closesAt)),
            when: format.dateTime(closesAt),
            what: 'closes',
            title: question,
            href: `/teoria/${slug}`,
          },
        ]
      : [],
  );
  const isAhead = releaseDate !== null && releaseDate >= todayInSaoPaulo(serverNow());
  const premiere: Dated[] = isAhead
    ? [
        {
          key: 'premiere',
          at: releaseDate,
          day: releaseDate,
          when: format.day(releaseDate),
          what: 'premiere',
          title,
          href: null,
        },
      ]
    : [];
  // A day without an hour comes before the moments of the same day.
  const order = ({ day, at }: Dated) => `${day} ${at}`;
  return [...closings, ...premiere].toSorted((left, right) => order(left).localeCompare(order(right)));
}

/** The dates of a series in their order, and the ways to have them in one's own calendar. Without any it is not there. */
export function ShowCalendar({ show }: { show: ShowPage }) {
  const t = useCalendarWords();
  const dates = datesOf(show);
  if (dates.length === 0) return null;
  return (
    <section className={section['narrow']} aria-labelledby="calendario">
      <Heading level={2} id="calendario">
        {t('title')}
      </Heading>
      <Text tone="muted">{t('lead')}</Text>
      <ol className={classes['dates']}>
        {dates.map(({ key, at, when, what, title, href }) => (
          <li key={key}>
            <time dateTime={at}>{when}</time>
            <p>
              <span className={classes['what']}>{t(what)}</span>{' '}
              {href === null ? (
                <span lang={contentLang()}>{title}</span>
              ) : (
                <Link href={href} onNavigate={navigateTo} lang={contentLang()}>
                  {title}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
      <CalendarLinks show={show.slug} about={t('about', { title: show.title })} />
    </section>
  );
}
