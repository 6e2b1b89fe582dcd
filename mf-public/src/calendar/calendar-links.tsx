import { useTakenOver } from '@fio/platform/boot';
import { language } from '@fio/platform/i18n';
import { Button } from '@fio/design-system/button';
import { IconCalendar, IconDownload, IconExternalLink } from '@fio/design-system/icons';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import classes from './calendar.module.css';
import { useCalendarWords } from './words.ts';

/** The address of a calendar on this site: of a series, or of the whole campaign. */
const addressOf = (show: string | null): string =>
  show === null ? `/calendario/${language()}.ics` : `/calendario/${language()}/${show}.ics`;

/**
 * The ways to a calendar: to subscribe, whatever program the device has for it; in the one that telephones of Google's have, which
 * knows no such links; and as a file.
 */
export function CalendarLinks({ show, about }: { show: string | null; about: string }) {
  const t = useCalendarWords();
  const path = addressOf(show);
  // The server doesn't know by which name it is reached: until then the file itself.
  const isHere = useTakenOver();
  const feed = isHere ? `webcal://${window.location.host}${path}` : path;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;
  return (
    <div className={classes['links']}>
      <Button href={feed} variant="secondary" icon={<IconCalendar size={20} aria-hidden />}>
        {t('subscribe')} <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      <Button
        href={isHere ? google : path}
        variant="quiet"
        target="_blank"
        rel="noopener noreferrer"
        icon={<IconExternalLink size={20} aria-hidden />}
      >
        {t('google')} <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      <Button href={path} download variant="quiet" icon={<IconDownload size={20} aria-hidden />}>
        {t('save')} <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
    </div>
  );
}
