import { useId, useRef, useState } from 'react';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ShareCard } from './share-card.tsx';
import type { ShareDialogProps } from './share-dialog-types.ts';
import { ShareStory } from './share-story.tsx';
import classes from './share-dialog.module.css';

type Outcome = 'copied' | 'notCopied';

/**
 * What is shared as others will see it, its link to copy and, where there are such, WhatsApp, the device's share sheet and
 * a picture for stories. Needs MantineRoot above.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { opened, onClose, card, link, labels, onCopy, onShare, whatsapp, story, more } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const failed = () => {
    setOutcome('notCopied');
    field.current?.select();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={labels.title} closeLabel={labels.close} width={520}>
      <div className={classes.share}>
        <ShareCard card={card} answerLabel={labels.answer} />
        <div className={classes.field}>
          <div className={classes.fieldHead}>
            <label htmlFor={id}>{labels.link}</label>
            <p role="status" className={classes.outcome}>
              {outcome && labels[outcome]}
            </p>
          </div>
          <input
            ref={field}
            id={id}
            className={classes.link}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div className={classes.actions}>
          <Button
            data-autofocus
            icon={<IconCopy size={20} aria-hidden />}
            onClick={() => void onCopy().then(() => setOutcome('copied'), failed)}
          >
            {labels.copy}
          </Button>
          {whatsapp && (
            <Button
              variant="secondary"
              icon={<IconBrandWhatsapp size={20} aria-hidden />}
              href={whatsapp.href}
              target="_blank"
              rel="noopener"
            >
              {whatsapp.label} <VisuallyHidden>{whatsapp.note}</VisuallyHidden>
            </Button>
          )}
          {onShare && (
            <Button variant="secondary" icon={<IconShare size={20} aria-hidden />} onClick={onShare}>
              {labels.share}
            </Button>
          )}
        </div>
        {story && <ShareStory {...story} />}
        {more}
      </div>
    </Dialog>
  );
}
