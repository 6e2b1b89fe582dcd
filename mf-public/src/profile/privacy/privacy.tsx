import type { Visitor } from '@fio/contracts/public/visitor-session';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { OwnOnly } from '../own-only.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { Consents } from './consents.tsx';
import { DeleteRegistration } from './delete-registration.tsx';
import { News } from './news.tsx';
import { TakeAlong } from './take-along.tsx';
import { usePrivacyWords } from './words.ts';

/** The privacy centre: what was agreed to, what is kept, and its end (LGPD, articles 8, 18 and 19). */
export default function Privacy({ visitor }: { visitor: Visitor }) {
  const t = usePrivacyWords();
  return (
    <MantineRoot scheme="dark">
      <ProfileSection title={t('newsTitle')} lead={t('newsLead')}>
        <OwnOnly visitor={visitor}>
          <News visitor={visitor} />
        </OwnOnly>
      </ProfileSection>
      <ProfileSection title={t('consentsTitle')} lead={t('consentsLead')}>
        <Consents />
      </ProfileSection>
      <ProfileSection title={t('dataTitle')} lead={t('dataLead')}>
        <OwnOnly visitor={visitor}>
          <TakeAlong />
        </OwnOnly>
      </ProfileSection>
      <ProfileSection title={t('deleteTitle')} lead={t('deleteLead')}>
        <OwnOnly visitor={visitor}>
          <DeleteRegistration />
        </OwnOnly>
      </ProfileSection>
    </MantineRoot>
  );
}
