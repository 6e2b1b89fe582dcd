import { useState } from 'react';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { Button } from '@fio/design-system/button';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconPencil } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { formatCpf } from '@fio/domain/cpf';
import { formatPhone } from '@fio/domain/phone';
import { format } from '@fio/platform/i18n';
import { OwnOnly } from '../own-only.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ChangeEmail } from './change-email.tsx';
import { CorrectData } from './correct-data.tsx';
import { Email } from './email.tsx';
import { useProfileDataWords } from './words.ts';

function KnownData({ visitor, onCorrect }: { visitor: Visitor; onCorrect: () => void }) {
  const t = useProfileDataWords();
  return (
    <>
      <DefinitionList
        items={[
          { term: t('fullName'), value: `${visitor.name} ${visitor.lastName}` },
          { term: t('email'), value: <Email visitor={visitor} /> },
          { term: t('cpf'), value: formatCpf(visitor.cpf) },
          { term: t('birthDate'), value: format.day(visitor.birthDate) },
          { term: t('phone'), value: formatPhone(visitor.phone) },
          { term: t('field.city'), value: `${visitor.city}, ${visitor.state}` },
        ]}
      />
      <Text size="small" tone="muted">
        {t('lead')}
      </Text>
      <div>
        <Button variant="secondary" icon={<IconPencil />} onClick={onCorrect}>
          {t('correct')}
        </Button>
      </div>
    </>
  );
}

/** What the campaign knows of the visitor, what of it they may correct, and their e-mail. */
export default function ProfileData({ visitor }: { visitor: Visitor }) {
  const t = useProfileDataWords();
  const [correcting, setCorrecting] = useState(false);
  return (
    <MantineRoot scheme="dark">
      <ProfileSection title={t('title')}>
        {correcting ? (
          <CorrectData visitor={visitor} onDone={() => setCorrecting(false)} />
        ) : (
          <KnownData visitor={visitor} onCorrect={() => setCorrecting(true)} />
        )}
      </ProfileSection>
      <ProfileSection title={t('emailTitle')} lead={t('emailLead')}>
        <OwnOnly visitor={visitor}>
          <ChangeEmail />
        </OwnOnly>
      </ProfileSection>
    </MantineRoot>
  );
}
