import { useMemo } from 'react';
import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { useTakenOver } from '@fio/platform/boot';
import { useLocation } from '@fio/platform/router';
import { useVisitor, useWho } from '@fio/platform/session';
import { openEntry } from '../votes/pending-vote.ts';
import { LinkedNumber } from './linked-number.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { Part } from './part.tsx';
import { proofOf } from './proof-link.ts';
import { useDrawWords } from './words.ts';

/** Whether one's own number was in the list: for who is signed in, and for who has a proof link. */
export function OwnPart({ draw: { slug, list } }: { draw: DrawPage }) {
  const t = useDrawWords();
  const visitor = useVisitor();
  const who = useWho();
  const { hash } = useLocation();
  const isTakenOver = useTakenOver();
  const linked = useMemo(() => (isTakenOver ? proofOf(hash) : null), [isTakenOver, hash]);
  if (!list)
    return (
      <Part title={t('mine')}>
        <Text tone="muted">{t('mineLater')}</Text>
      </Part>
    );
  return (
    <Part title={t('mine')} lead={t('mineText')}>
      {linked && <LinkedNumber key={hash} slug={slug} list={list} opening={linked} />}
      {visitor && <OwnNumbers slug={slug} list={list} />}
      {who !== 'visitor' && (
        <Text data-only={who === 'unknown' ? 'guest' : undefined}>
          {t('mineSign')}{' '}
          <Link href="/login" onNavigate={() => openEntry(window.location)}>
            {t('signIn')}
          </Link>
        </Text>
      )}
    </Part>
  );
}
