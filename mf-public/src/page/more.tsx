import { Button } from '@fio/design-system/button';
import { usePageWords } from './words.ts';

/** As many entries of a long list are shown at once. */
export const PAGE = 50;

/** The way to the next page of a long list, as long as any are left. */
export function More({ left, onMore }: { left: number; onMore: () => void }) {
  const t = usePageWords();
  if (left <= 0) return null;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={onMore}>
        {t('more', { count: Math.min(PAGE, left) })}
      </Button>
    </div>
  );
}
