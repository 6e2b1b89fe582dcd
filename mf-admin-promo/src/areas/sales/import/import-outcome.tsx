import type { SaleImport } from '@fio/contracts/admin/sale-imports';
import { DefinitionList } from '@fio/design-system/definition-list';
import { format } from '@fio/platform/i18n';
import { useSalesWords } from '../words.ts';

/** What files would bring, or what they brought. */
export function ImportOutcome({ found: { state, outcome } }: { found: SaleImport }) {
  const t = useSalesWords();
  if (!outcome) return null;
  const { lines, valid, known, repeated, contradicting, invalid } = outcome;
  const hint = contradicting > 0 ? ` (${t('outcome.contradictingHint')})` : '';
  return (
    <DefinitionList
      items={[
        { term: t(state === 'imported' ? 'outcome.recorded' : 'outcome.valid'), value: format.number(valid) },
        { term: t('outcome.lines'), value: format.number(lines) },
        { term: t('outcome.known'), value: format.number(known) },
        { term: t('outcome.repeated'), value: format.number(repeated) },
        { term: t('outcome.contradicting'), value: `${format.number(contradicting)}${hint}` },
        { term: t('outcome.invalid'), value: format.number(invalid) },
      ]}
    />
  );
}
