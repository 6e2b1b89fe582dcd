import type { commands } from '@fio/contracts/admin/commands';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../commands.module.css';
import { useCommandsWords } from '../words.ts';

/** How long each thing is kept, as this installation is configured. */
export function Periods({ periods }: Pick<ResponseOf<typeof commands.available>, 'periods'>) {
  const t = useCommandsWords();
  return (
    <section className={classes['stack']} aria-labelledby="periods">
      <Heading level={2} size="s" id="periods">
        {t('periods')}
      </Heading>
      <Text tone="muted">{t('periods.text')}</Text>
      <DefinitionList
        items={periods.map(({ rule, days }) => ({
          term: t(`rule.${rule}`),
          value: days === 0 ? t('period.over') : t('period', { count: days, total: format.number(days) }),
        }))}
      />
    </section>
  );
}
