import type { ReactNode } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconLock } from '@fio/design-system/icons';
import { useAreaWords } from './area-words.ts';
import { useMay } from './use-may.ts';

/** What stands where a person may not look: said plainly, never a blank page. */
export function Forbidden() {
  const t = useAreaWords();
  return <EmptyState title={t('forbidden.title')} text={t('forbidden.text')} icon={<IconLock />} />;
}

/** Shows its children to whom may call the endpoint behind them, to others that they may not. */
export function Gate({ needs, children }: { needs: AnyEndpoint; children: ReactNode }) {
  return useMay()(needs) ? children : <Forbidden />;
}
