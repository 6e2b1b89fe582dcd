import type { PollView } from '@fio/contracts/public/polls';
import { Section } from '../page/section.tsx';
import { TheoryRow } from './theory-row.tsx';
import { useHomeWords } from './words.ts';

/** The open theories beside the featured one; without any the section is not there. */
export function OpenTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useHomeWords();
  if (polls.length === 0) return null;
  return (
    <Section title={t('open')} lead={t('openLead')}>
      <TheoryRow polls={polls} label={t('openRow')} />
    </Section>
  );
}
