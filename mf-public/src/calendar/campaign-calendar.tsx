import { Section } from '../page/section.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { useCalendarWords } from './words.ts';

/** The whole campaign, draws included, in one's own calendar. */
export function CampaignCalendar() {
  const t = useCalendarWords();
  return (
    <Section title={t('campaignTitle')} lead={t('campaignLead')}>
      <CalendarLinks show={null} about={t('campaign')} />
    </Section>
  );
}
