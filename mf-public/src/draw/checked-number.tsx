import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { NumberPlate } from '../numbers/number-plate.tsx';
import type { CheckedNumber } from './check-numbers.ts';
import { codeText } from './code-text.ts';
import { committedOf } from './committed.ts';
import { CopyButton } from './copy-button.tsx';
import { fromHex } from '@fio/domain/hex';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { readSeal } from '@fio/domain/draw/list-seal';
import { format } from '@fio/platform/i18n';
import { Text } from '@fio/design-system/text';
import classes from './draw.module.css';
import { proofLink } from './proof-link.ts';
import { useDrawWords } from './words.ts';

const TONES: Readonly<Record<CheckedNumber['verdict'], ChipTone>> = {
  listed: 'success',
  of_another: 'error',
  not_listed: 'error',
  unproven: 'error',
};

/** Why a listed number couldn't win when the list was closed. The seal is one that opened the list's entry. */
function Sealed({ seal }: { seal: string }) {
  const t = useDrawWords();
  const told = readSeal(fromHex(seal) ?? new Uint8Array(0));
  if (told === null || told.standing === 'eligible') return null;
  return (
    <Text size="small" tone="muted">
      {told.standing === 'voided'
        ? t('sealedVoid', { when: format.dateTime(told.at) })
        : t('sealedUnable', { reason: t(`reason.${told.standing}`) })}
    </Text>
  );
}

interface Props {
  readonly checked: CheckedNumber;
  /** The list it was looked for in. */
  readonly list: NonNullable<DrawPage['list']>;
  readonly slug?: string;
}

/** A number with what came of looking for it, and with `slug` the way to let others look too. */
export function CheckedNumberItem({ checked, list, slug }: Props) {
  const t = useDrawWords();
  const { opening, verdict } = checked;
  const number = codeText(opening.code, orderSizeOf(committedOf(list).ruleSet));
  return (
    <li className={classes['checked']}>
      <NumberPlate>{number}</NumberPlate>
      <StateChip tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</StateChip>
      {verdict === 'listed' && opening.seal !== undefined && <Sealed seal={opening.seal} />}
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
