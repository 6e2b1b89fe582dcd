import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { IconDownload, IconMovie } from '@fio/design-system/icons';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { Panel } from '../panels/panel.tsx';
import { useCalculationWords } from '../words.ts';
import type { Film, FilmSize } from './draw-frame.ts';
import { filmFactsOf } from './film-facts.ts';
import { filmWordsOf } from './film-words.ts';
import { saveFile } from './save-file.ts';
import { transcriptOf } from './transcript.ts';

const SHAPES = {
  upright: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<string, FilmSize>;
type Shape = keyof typeof SHAPES;

type Progress = 'none' | 'failed' | 'unable' | { readonly shape: Shape; readonly done: number };

/** A film of the result for the promoter's channels: made here, of what is public, and nothing is sent anywhere. */
export function FilmCard({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const [progress, setProgress] = useState<Progress>('none');
  const facts = filmFactsOf(record);
  if (!facts) return null;
  const address = record.publicPage.replace(/^https?:\/\//, '');
  const film: Film = { facts, words: filmWordsOf(facts), address };
  const busy = typeof progress === 'object';
  const make = async (shape: Shape) => {
    setProgress({ shape, done: 0 });
    // Who doesn't press it loads no encoder; letters are drawn by the product's own.
    const [{ recordFilm, NoEncoderError }] = await Promise.all([
      import('./record-film.ts'),
      document.fonts.load('800 40px "Bricolage Grotesque Variable"'),
      document.fonts.load('500 40px "Inter Variable"'),
    ]);
    try {
      const done = await recordFilm(film, SHAPES[shape], (part) => setProgress({ shape, done: part }));
      saveFile(done, `${record.slug}-${shape}.webm`);
      setProgress('none');
    } catch (error) {
      setProgress(error instanceof NoEncoderError ? 'unable' : 'failed');
    }
  };
  const shapes: readonly Shape[] = ['upright', 'wide'];
  return (
    <Panel title={t('film.title')} text={t('film.text')}>
      <div className={classes['buttons']}>
        {shapes.map((shape) => (
          <Button
            key={shape}
            variant="secondary"
            icon={<IconMovie size={16} />}
            loading={busy && progress.shape === shape}
            disabled={busy && progress.shape !== shape}
            onClick={() => void make(shape).catch(() => setProgress('failed'))}
          >
            {t(`film.${shape}`)}
          </Button>
        ))}
        <Button
          variant="secondary"
          icon={<IconDownload size={16} />}
          onClick={() =>
            saveFile(new Blob([transcriptOf(film)], { type: 'text/vtt;charset=utf-8' }), `${record.slug}.vtt`)
          }
        >
          {t('film.transcript')}
        </Button>
      </div>
      {busy && <ProgressBar label={t('film.making')} value={progress.done * 100} />}
      <div role="status">
        {(progress === 'failed' || progress === 'unable') && (
          <Text tone="warning">{t(`film.${progress}`)}</Text>
        )}
      </div>
    </Panel>
  );
}
