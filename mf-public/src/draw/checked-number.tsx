import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { NumberPlate } from '../numbers/number-plate.tsx';
import type { CheckedNumber } from './check-numbers.ts';
import { codeText } from './code-text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './draw.module.css';
import { proofLink } from './proof-link.ts';
import { useDrawWords } from './words.ts';

const TONES: Readonly<Record<CheckedNumber['verdict'], ChipTone>> = {
  listed: 'success',
  of_another: 'error',
  not_listed: 'error',
  unproven: 'error',
};

/** A number with what came of looking for it, and with `slug` the way to let others look too. */
export function CheckedNumberItem({ checked, slug }: { checked: CheckedNumber; slug?: string }) {
  const t = useDrawWords();
  const { opening, verdict } = checked;
  const number = codeText(opening.code);
  return (
    <li className={classes['checked']}>
      <NumberPlate>{number}</NumberPlate>
      <StateChip tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</StateChip>
      {slug !== undefined && verdict === 'listed' && (
        <CopyButton
          text={proofLink(window.location.origin, slug, opening)}
          label={t('proofLink', { number })}
        >
          {t('proofLinkShort')}
        </CopyButton>
      )}
    </li>
  );
}
