import { useEffect, useState } from 'react';
import { ShareDialog } from '@fio/design-system/share-dialog';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { boot } from '@fio/platform/boot';
import { cardLabels } from '../votes/card-of.ts';
import { useVotesWords } from '../votes/words.ts';
import { cardOf } from './card-of.ts';
import { EmbedOffer } from './embed-offer.tsx';
import { shareLink, storyLink, whatsappLink } from './share-link.ts';
import { storyPicture } from './story-picture.ts';
import type { Shared } from './shared.ts';
import { useShareWords } from './words.ts';

export interface ShareWindowProps {
  readonly shared: Shared;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The share dialog with its words and what its buttons do. A chunk of its own: it needs Mantine. */
export function ShareWindow({ shared, opened, onClose }: ShareWindowProps) {
  const t = useShareWords();
  const { stamps } = cardLabels(useVotesWords());
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { card, text } = cardOf(shared, t, stamps);
  const link = shareLink(shared);
  const story = storyLink(shared);
  // Closing the device's sheet rejects: that is no failure.
  const share = () => void navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <MantineRoot scheme="dark">
      <ShareDialog
        opened={opened && ready}
        onClose={onClose}
        card={card}
        link={link}
        labels={{
          title: t('title'),
          close: t('close'),
          answer: t('answer'),
          link: t('link'),
          copy: t('copy'),
          copied: t('copied'),
          notCopied: t('notCopied'),
          share: t('share'),
        }}
        onCopy={async () => navigator.clipboard.writeText(link)}
        onShare={navigator.share === undefined ? undefined : share}
        more={
          shared.kind === 'theory' && !boot().campaign.agegate ? <EmbedOffer poll={shared.poll} /> : undefined
        }
        whatsapp={{ href: whatsappLink(text, link), label: t('whatsapp'), note: t('newTab') }}
        story={
          story === undefined
            ? undefined
            : {
                load: () => storyPicture(story, t('storyFile')),
                labels: {
                  offer: t('story'),
                  hint: t('storyHint'),
                  alt: t('storyAlt', { title: card.title }),
                  download: t('storyDownload'),
                  send: t('storySend'),
                  failed: t('storyFailed'),
                },
              }
        }
      />
    </MantineRoot>
  );
}
