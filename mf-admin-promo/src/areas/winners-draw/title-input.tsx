import { Heading, Text } from '@fio/design-system/text';
import { type FieldProps, TextInput } from '@fio/platform/area';
import type { DrawDetail } from './draw-values.ts';
import { whileFree } from './while-free.tsx';
import classes from './winners-draw.module.css';
import { useWinnersDrawWords } from './words.ts';

const Title = whileFree(TextInput);

/** The title, under a notice of what may still be changed where that isn't all. */
export function TitleInput(props: FieldProps<string, DrawDetail>) {
  const t = useWinnersDrawWords();
  return (
    <div className={classes['stack']}>
      {props.record?.freedom === 'occasion' && (
        <div className={classes['notice']}>
          <Heading level={3} size="s">
            {t('begun.title')}
          </Heading>
          <Text>{t('begun.text')}</Text>
        </div>
      )}
      <Title {...props} />
    </div>
  );
}
