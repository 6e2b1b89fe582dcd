import { ErrorState } from '@fio/design-system/error-state';
import { useShellWords } from '../words/index.ts';
import type { FailedWidget } from './widget-boundary.tsx';

/** What stands where a widget should: small, for the page around it is what one came for. */
export function WidgetFallback({ failure, onRetry }: FailedWidget) {
  const t = useShellWords();
  return (
    <div data-failure={failure.kind}>
      <ErrorState
        title={t('failure.widget')}
        text={t('failure.others')}
        incident={t('incident', { id: failure.incident })}
        actionLabel={t('retry')}
        onAction={onRetry}
        headingLevel={3}
      />
    </div>
  );
}
