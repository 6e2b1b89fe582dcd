import { useState } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { Button } from '@fio/design-system/button';
import { EmbedPart } from './embed-part.tsx';
import { useShareWords } from './words.ts';

/** For who has a site of their own; most people have none, and see a button. */
export function EmbedOffer({ poll }: { poll: PollView }) {
  const t = useShareWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        aria-expanded={opened}
        onClick={() => setOpened((before) => !before)}
      >
        {t('embed')}
      </Button>
      {opened && <EmbedPart poll={poll} />}
    </>
  );
}
