import type { PrizeBeacon } from '@fio/contracts/public/prize-beacon';
import { Text } from '@fio/design-system/text';
import { isOverdue, isQuicknet, roundTime } from '@fio/domain/prize-beacon';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import classes from './instant.module.css';
import { useInstantWords } from './words.ts';

/** Milliseconds after which a round that is public has no business to be missing here. */
const PATIENCE = 3_600_000;

function Waiting({ beacon }: { beacon: PrizeBeacon }) {
  const t = useInstantWords();
  return isOverdue(beacon, serverNow(), PATIENCE) ? (
    <Text tone="warning">{t('beacon.overdue')}</Text>
  ) : (
    <Text tone="muted">{t('beacon.waiting')}</Text>
  );
}

/** The round of a public beacon that a schedule's prizes wait for: why nobody can have chosen a seed to please. */
export function Beacon({ beacon }: { beacon: PrizeBeacon | null }) {
  const t = useInstantWords();
  if (beacon === null) return <Text tone="muted">{t('beacon.none')}</Text>;
  const named = { round: format.number(beacon.round), when: format.exact(new Date(roundTime(beacon))) };
  return (
    <>
      <Text>{t(isQuicknet(beacon) ? 'beacon.named' : 'beacon.other', named)}</Text>
      {beacon.signature === null ? (
        <Waiting beacon={beacon} />
      ) : (
        <>
          <Text>{t('beacon.came')}</Text>
          <code className={classes['bytes']}>{beacon.signature}</code>
        </>
      )}
      {!isQuicknet(beacon) && (
        <>
          <Text tone="warning">{t('beacon.unknown')}</Text>
          <code className={classes['bytes']}>{beacon.publicKey}</code>
        </>
      )}
    </>
  );
}
