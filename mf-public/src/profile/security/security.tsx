import type { Visitor } from '@fio/contracts/public/visitor-session';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { OwnPasskeys } from '../../passkeys/own-passkeys.tsx';
import { usePasskeysWords } from '../../passkeys/words.ts';
import { OwnOnly } from '../own-only.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';
import { useSecurityWords } from './words.ts';

/** How the visitor signs in, and where they are signed in. */
export default function Security({ visitor }: { visitor: Visitor }) {
  const t = useSecurityWords();
  const passkey = usePasskeysWords();
  return (
    <MantineRoot scheme="dark">
      <ProfileSection title={t('passwordTitle')} lead={t('passwordLead')}>
        <OwnOnly visitor={visitor}>
          <ChangePassword visitor={visitor} />
        </OwnOnly>
      </ProfileSection>
      <ProfileSection title={passkey('title')} lead={passkey('lead')}>
        <OwnPasskeys isOwn={!visitor.skipLogout} />
      </ProfileSection>
      <ProfileSection title={t('sessionsTitle')} lead={t('sessionsLead')}>
        <Sessions isOwn={!visitor.skipLogout} />
      </ProfileSection>
    </MantineRoot>
  );
}
