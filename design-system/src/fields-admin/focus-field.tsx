import { type MouseEvent, useId } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './focus-field.module.css';

/** In hundredths of the picture's width and height, from the top left. */
export type FocusPoint = { x: number; y: number };

/** `crops` are the shapes that pages cut the picture to, each as width over height. */
export type FocusFieldProps = {
  label: string;
  hint?: string | undefined;
  src: string;
  value: FocusPoint;
  onChange: (value: FocusPoint) => void;
  crops: readonly { label: string; ratio: number }[];
  labels: { across: string; down: string };
};

const FULL = 100;
const share = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * FULL);

/** The point of a picture that stays in sight however it is cropped: pressed on the picture or moved by two sliders. */
export function FocusField({ label, hint, src, value, onChange, crops, labels }: FocusFieldProps) {
  const id = useId();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
  };
  const slider = (axis: keyof FocusPoint, name: string) => (
    <label className={cx(classes.slider)}>
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={FULL}
        value={value[axis]}
        onChange={(event) => onChange({ ...value, [axis]: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {hint && <span className={classes.hint}>{hint}</span>}
      <div className={classes.row}>
        {/* The sliders say the same to who has no pointer. */}
        <div className={classes.picture} onClick={press}>
          <img src={src} alt="" />
          <span className={classes.point} style={{ left: `${value.x}%`, top: `${value.y}%` }} />
        </div>
        <div className={classes.sliders}>
          {slider('x', labels.across)}
          {slider('y', labels.down)}
        </div>
        {crops.map(({ label: name, ratio }) => (
          <figure key={name} className={classes.crop}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${value.x}% ${value.y}%` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
