import { type KeyboardEvent, useId } from 'react';
import { Button } from '@fio/design-system/button';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@fio/design-system/icons';
import { Heading } from '@fio/design-system/text';
import classes from './draw-day.module.css';
import type { Player } from './use-player.ts';
import { useDrawDayWords } from './words.ts';

interface Props {
  readonly player: Player;
  readonly total: number;
  /** The step one is at, in words. */
  readonly said: string;
  /** Stays in reach while the steps go by; while a draw is watched, it would only cover what everybody looks at. */
  readonly sticky: boolean;
}

/** Steps back and forth at one's own pace; the arrows do it from anywhere in here. */
export function PlayerBar({ player, total, said, sticky }: Props) {
  const t = useDrawDayWords();
  const [title, hint] = [useId(), useId()];
  const { shown, isPlaying, play, pause, goTo } = player;
  const at = shown === 0 ? t('replay.none') : t('replay.at', { step: shown, total });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: total }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    goTo(step);
  };
  return (
    <section
      className={classes['player']}
      data-sticky={sticky || undefined}
      aria-labelledby={title}
      aria-describedby={hint}
      onKeyDown={onKeyDown}
    >
      <div className={classes['playerHead']}>
        <Heading level={2} size="s" id={title}>
          {t('replay')}
        </Heading>
        <span className={classes['at']}>{at}</span>
      </div>
      <div className={classes['controls']}>
        <Button
          variant="secondary"
          aria-label={t('replay.before')}
          icon={<IconChevronLeft aria-hidden />}
          aria-disabled={shown === 0}
          onClick={() => goTo(shown - 1)}
        />
        <Button
          icon={isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
          onClick={isPlaying ? pause : play}
        >
          <span className={classes['playText']}>{t(isPlaying ? 'replay.pause' : 'replay.play')}</span>
        </Button>
        <Button
          variant="secondary"
          aria-label={t('replay.after')}
          icon={<IconChevronRight aria-hidden />}
          aria-disabled={shown === total}
          onClick={() => goTo(shown + 1)}
        />
        <input
          className={classes['track']}
          type="range"
          min={0}
          max={total}
          value={shown}
          aria-label={t('replay')}
          aria-valuetext={said === '' ? at : `${at}. ${said}`}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
      </div>
      <p id={hint} className={classes['hint']}>
        {t('replay.hint')}
      </p>
    </section>
  );
}
