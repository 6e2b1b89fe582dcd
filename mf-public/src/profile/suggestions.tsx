import { Slot } from '@fio/platform/remote';
import { ProfileSection } from './profile-section.tsx';
import { useProfileWords } from './words.ts';

/** The visitor's suggestions: a widget, so that whoever owns them may move to a remote of their own. */
export function Suggestions() {
  const t = useProfileWords();
  return (
    <ProfileSection title={t('suggestions')} lead={t('suggestionsLead')}>
      <Slot name="profile.suggestions" />
    </ProfileSection>
  );
}
