import { ColorField } from '@fio/design-system/fields-admin';
import { Text } from '@fio/design-system/text';
import type { FieldProps } from '@fio/platform/area';
import { ColorSample } from './color-sample.tsx';
import type { ShowValues } from './show-values.ts';
import classes from './art.module.css';
import { useShowsWords } from './words.ts';

const PARTS = ['from', 'to', 'accent'] as const;

/** The three colours of a series, seen together. */
export function ColorsInput(props: FieldProps<ShowValues['colors']>) {
  const t = useShowsWords();
  const { name, value, hint, errorOf, onChange, onBlur } = props;
  return (
    <fieldset className={classes['colors']} data-field={name}>
      <legend>
        <Text as="span" tone="muted" size="small">
          {hint}
        </Text>
      </legend>
      {PARTS.map((part) => (
        <ColorField
          key={part}
          label={t(`color.${part}`)}
          error={errorOf(`${name}.${part}`)}
          pickLabel={t('color.pick', { name: t(`color.${part}`) })}
          required
          value={value[part]}
          onChange={(color) => onChange({ ...value, [part]: color })}
          onBlur={onBlur}
        />
      ))}
      <ColorSample colors={value} />
    </fieldset>
  );
}
