import type { OutsideCopy } from '@fio/contracts/public/transparency';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { Part } from '../draw/part.tsx';
import classes from './transparency.module.css';
import { useTransparencyWords } from './words.ts';

/** Who outside has heads of the log that can't be taken back. */
export function OutsidePart({ copies }: { copies: readonly OutsideCopy[] }) {
  const t = useTransparencyWords();
  return (
    <Part title={t('outside')} lead={t('outsideLead')}>
      <ul className={classes['copies']} aria-label={t('outside')}>
        <li>{t('outside.letters')}</li>
        {copies.map(({ kind, name, size, at }, index) => (
          <li key={index}>
            {t(`outside.${kind}`, {
              name: name ?? '',
              size: format.number(size),
              when: format.dateTime(at),
            })}
          </li>
        ))}
      </ul>
      {copies.length === 0 && <Text tone="muted">{t('outside.none')}</Text>}
    </Part>
  );
}
