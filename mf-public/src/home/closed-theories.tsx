import type { PollView } from '@fio/contracts/public/polls';
import { Section } from '../page/section.tsx';
import { TheoryWall } from '../votes/theory-wall.tsx';
import { useHomeWords } from './words.ts';

/** What nobody can answer any more and the series hasn't yet; without any the section is not there. */
export function ClosedTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useHomeWords();
  if (polls.length === 0) return null;
  return (
    <Section title={t('closed')} lead={t('closedLead')}>
      <TheoryWall polls={polls} />
    </Section>
  );
}
