import { Link } from '@fio/design-system/link';
import type { CalculationDetail } from './calculation-detail.ts';
import { useWizard } from './wizard.ts';
import { useCalculationWords } from './words.ts';

/** To what everybody watches: another side of the product, and a page of its own. Nobody watches a rehearsal. */
export function LiveLink({ record: { publicPage } }: { record: Pick<CalculationDetail, 'publicPage'> }) {
  const t = useCalculationWords();
  if (useWizard().isRehearsal) return null;
  return (
    <Link href={`${publicPage}/ao-vivo`} target="_blank">
      {t('live')}
    </Link>
  );
}
