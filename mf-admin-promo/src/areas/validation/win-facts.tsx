import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { EmailText } from '../../fields/email-text.tsx';
import type { Win } from './win.ts';
import { useValidationWords } from './words.ts';

/** Who won, as far as one may see. */
export function Participant({ win: { participant } }: { win: Win }) {
  const t = useValidationWords();
  if (participant === null)
    return (
      <Text tone="error">
        {t('gone')} {t('gone.text')}
      </Text>
    );
  const { cpf, birthDate, age, place, email, phone, since, blocked } = participant;
  return (
    <>
      {blocked && <StateChip tone="error">{t('blocked')}</StateChip>}
      <DefinitionList
        items={[
          { term: t('field.cpf'), value: cpf },
          {
            term: t('field.birthDate'),
            value: [birthDate && format.day(birthDate), t('age', { count: age })].filter(Boolean).join(' · '),
          },
          { term: t('field.place'), value: place },
          { term: t('field.email'), value: <EmailText email={email} /> },
          { term: t('field.phone'), value: phone },
          { term: t('field.since'), value: <Moment at={since} /> },
        ]}
      />
    </>
  );
}

/** What was won, and when. */
export function Won({ win: { prize } }: { win: Win }) {
  const t = useValidationWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.prize'), value: prize.kind.title },
        { term: t('field.value'), value: format.money(prize.value) },
        ...(prize.claimedAt ? [{ term: t('field.claimedAt'), value: <Moment at={prize.claimedAt} /> }] : []),
      ]}
    />
  );
}
