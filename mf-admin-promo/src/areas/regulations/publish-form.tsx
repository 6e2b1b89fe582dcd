import { adminRegulations } from '@fio/contracts/admin/regulations';
import { Text } from '@fio/design-system/text';
import { askFor } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { RegulationDetail } from './regulation-values.ts';
import { useRegulationsWords } from './words.ts';

/** Once the campaign has begun, a version must say what it changes. */
const isSilent = ({ amendmentNeeded, amendment }: RegulationDetail) => amendmentNeeded && amendment === null;

function About({ record }: { record: RegulationDetail }) {
  const t = useRegulationsWords();
  const { number, title, effectiveFrom } = record;
  return (
    <>
      <Text>
        <strong>{t('publish.version', { number, title })}</strong>
      </Text>
      <Text>
        {effectiveFrom ? t('publish.later', { when: format.dateTime(effectiveFrom) }) : t('publish.now')}
      </Text>
      {number > 1 && <Text tone="muted">{t('publish.accept')}</Text>}
      {isSilent(record) && (
        <Text tone="error" role="alert">
          {t('publish.amendment')}
        </Text>
      )}
    </>
  );
}

/** Asks once more before a text is fixed for good, and says from when it holds. */
export const publishForm = askFor(adminRegulations.publish, {
  values: () => ({}),
  fields: [],
  About,
  useReady: (record) => !isSilent(record),
});
