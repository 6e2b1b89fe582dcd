import { useState } from 'react';
import { StateChip } from '@fio/design-system/chip';
import type { SacState } from '@fio/domain/sac';
import { serverNow } from '@fio/platform/boot';
import { secondsBetween, spanText } from './span.ts';
import { useSacWords } from './words.ts';

interface Row {
  readonly state: SacState;
  readonly createdAt: string;
  readonly firstAnsweredAt: string | null;
}

/** How long the first answer took; while there is none, for how long somebody waits. */
export function FirstAnswer({ row: { state, createdAt, firstAnsweredAt } }: { row: Row }) {
  const t = useSacWords();
  const [now] = useState(() => serverNow().toISOString());
  if (firstAnsweredAt !== null)
    return t('first.took', { span: spanText(secondsBetween(createdAt, firstAnsweredAt)) });
  if (state === 'closed') return t('first.none');
  const span = spanText(secondsBetween(createdAt, now));
  return <StateChip tone="warning">{t('first.waits', { span })}</StateChip>;
}
