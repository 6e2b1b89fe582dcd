import type { Visitor } from '@fio/contracts/public/session';
import { registrations } from '@fio/contracts/public/registrations';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconAlertTriangle, IconCheck } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { formatCpf } from '@fio/domain/cpf';
import { formatPhone } from '@fio/domain/phone';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { useProfileWords } from './words.ts';
import classes from './profile.module.css';

function Email({ visitor: { email, emailVerified } }: { visitor: Visitor }) {
  const t = useProfileWords();
  const resend = useApiMutation(registrations.resend);
  const send = () => resend.mutate({}, { onSuccess: () => toast.success(t('resent')) });
  return (
    <span className={classes['verified']}>
      {email}
      <StateChip
        tone={emailVerified ? 'success' : 'warning'}
        icon={emailVerified ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
      >
        {t(emailVerified ? 'verified' : 'unverified')}
      </StateChip>
      {!emailVerified && (
        <Button size="sm" variant="secondary" loading={resend.isPending} onClick={send}>
          {t('resend')}
        </Button>
      )}
    </span>
  );
}

/** What the campaign knows of the visitor. */
export function ProfileData({ visitor }: { visitor: Visitor }) {
  const t = useProfileWords();
  return (
    <section className={classes['part']}>
      <Heading level={2}>{t('data')}</Heading>
      <DefinitionList
        items={[
          { term: t('name'), value: `${visitor.name} ${visitor.lastName}` },
          { term: t('email'), value: <Email visitor={visitor} /> },
          { term: t('cpf'), value: formatCpf(visitor.cpf) },
          { term: t('birthDate'), value: format.day(visitor.birthDate) },
          { term: t('phone'), value: formatPhone(visitor.phone) },
          { term: t('place'), value: `${visitor.city}, ${visitor.state}` },
        ]}
      />
      <Text size="small" tone="muted">
        {t('dataLead')}
      </Text>
    </section>
  );
}
