import { useRehearsalWords } from './words.ts';
import classes from './rehearsal.module.css';

/** As many as cover a large screen. */
const MARKS = Array.from({ length: 48 }, (_, index) => index);

/** What no picture or print of the page is without. Those who hear the page have it in its title and in every question. */
export function Watermark() {
  const t = useRehearsalWords();
  return (
    <div className={classes['watermark']} aria-hidden>
      {MARKS.map((mark) => (
        <span key={mark} data-mark={t('mark')} />
      ))}
    </div>
  );
}
