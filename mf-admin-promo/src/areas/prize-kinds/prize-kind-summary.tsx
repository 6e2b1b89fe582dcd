import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { PrizeKindDetail } from './prize-kind-values.ts';
import classes from './prize-kinds.module.css';
import { usePrizeKindsWords } from './words.ts';

/** What it is worth, how many there are, and how it looks. */
export function PrizeKindSummary({ record }: { record: PrizeKindDetail }) {
  const t = usePrizeKindsWords();
  const { picture, value, slots, won, position, createdAt, updatedAt } = record;
  return (
    <>
      {picture && <img className={classes['picture']} src={picture.src} alt={picture.alt} />}
      <DefinitionList
        items={[
          { term: t('field.value'), value: format.money(value) },
          { term: t('field.slots'), value: format.number(slots) },
          { term: t('field.won'), value: format.number(won) },
          { term: t('field.position'), value: format.number(position) },
          { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
          { term: t('field.updatedAt'), value: <Moment at={updatedAt} /> },
        ]}
      />
    </>
  );
}

/** What whoever wins it reads. */
export function PrizeKindDescription({ record: { description } }: { record: PrizeKindDetail }) {
  const t = usePrizeKindsWords();
  if (description === '')
    return <EmptyState title={t('description.none')} text={t('description.noneText')} />;
  return <Text className={classes['words']}>{description}</Text>;
}
