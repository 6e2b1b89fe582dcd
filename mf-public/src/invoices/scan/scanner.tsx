import { useRef, useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useInvoicesWords } from '../words.ts';
import { readReceiptQr, type CodeProblem } from './read-receipt.ts';
import { useCamera } from './use-camera.ts';
import { useScan } from './use-scan.ts';
import classes from './scanner.module.css';

interface Props {
  /** The whole text of a code that names a receipt. */
  readonly onCode: (text: string) => void;
  /** There is a way without a camera: the key, or a photo. */
  readonly onOther: (way: 'key' | 'photo') => void;
}

/** The camera with a frame to hold the QR code in. Ends with the first code that names a receipt. */
export function Scanner({ onCode, onOther }: Props) {
  const t = useInvoicesWords();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CodeProblem>();
  const camera = useCamera(video);
  const isBlind = useScan(video, camera === 'running', (text) => {
    const reading = readReceiptQr(text);
    if ('problem' in reading) return setProblem(reading.problem);
    // A receipt that was found is felt: eyes are on the paper.
    navigator.vibrate?.(60);
    onCode(text);
  });
  const isOff = camera === 'denied' || camera === 'missing' || isBlind;
  const hint = problem === undefined ? t('scan.hint') : t(`problem.${problem}`);
  return (
    <div className={classes['scanner']} tabIndex={-1} data-autofocus>
      <div className={classes['sight']} hidden={isOff}>
        <video ref={video} className={classes['video']} muted playsInline aria-label={t('scan.video')} />
        {camera === 'starting' && <Skeleton height="100%" className={classes['waiting']} />}
        <span className={classes['frame']} aria-hidden />
      </div>
      <div role="status" className={classes['words']}>
        {isOff ? (
          <Text>{t(isBlind ? 'scan.blind' : `scan.${camera === 'denied' ? 'denied' : 'missing'}`)}</Text>
        ) : (
          <Text tone={problem === undefined ? 'muted' : 'warning'}>
            {camera === 'starting' ? t('scan.starting') : hint}
          </Text>
        )}
      </div>
      <div className={classes['others']}>
        <Button variant={isOff ? 'primary' : 'secondary'} size="sm" onClick={() => onOther('photo')}>
          {t('scan.photo')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onOther('key')}>
          {t('scan.key')}
        </Button>
      </div>
    </div>
  );
}
