import type { PollView } from '@fio/contracts/public/polls';
import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { Section } from '../page/section.tsx';
import { TheoryGrid } from '../votes/theory-grid.tsx';
import { useHomeWords } from './words.ts';

/** The open theories beside the featured one; without any the section is not there. */
export function OpenTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useHomeWords();
  if (polls.length === 0) return null;
  return (
    <Section title={t('open')} lead={t('openLead')}>
      <TheoryGrid polls={polls} />
      <Link href="/teoria" onNavigate={navigateTo}>
        {t('allTheories')}
      </Link>
    </Section>
  );
}
