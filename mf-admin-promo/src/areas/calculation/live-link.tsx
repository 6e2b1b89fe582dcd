import { Link } from '@fio/design-system/link';
import type { CalculationDetail } from './calculation-detail.ts';
import { useCalculationWords } from './words.ts';

/** To what everybody watches: another side of the product, and a page of its own. */
export function LiveLink({ record: { publicPage } }: { record: Pick<CalculationDetail, 'publicPage'> }) {
  const t = useCalculationWords();
  return (
    <Link href={`${publicPage}/ao-vivo`} target="_blank">
      {t('live')}
    </Link>
  );
}
