import { RichTextField, type RichTextFieldProps } from '@fio/design-system/rich-text-field';
import { useAreaWords } from '../area-words.ts';
import type { FieldProps } from '../form/field-props.ts';
import { fieldBase } from './field-base.ts';

/** The field's words, in the language of the page. */
function useLabels(): RichTextFieldProps['labels'] {
  const t = useAreaWords();
  return {
    toolbar: t('rich.toolbar'),
    strong: t('rich.strong'),
    em: t('rich.em'),
    underline: t('rich.underline'),
    strike: t('rich.strike'),
    heading2: t('rich.heading2'),
    heading3: t('rich.heading3'),
    heading4: t('rich.heading4'),
    bulletList: t('rich.bulletList'),
    orderedList: t('rich.orderedList'),
    quote: t('rich.quote'),
    rule: t('rich.rule'),
    link: t('rich.link'),
    linkAddress: t('rich.linkAddress'),
    linkApply: t('rich.linkApply'),
    linkRemove: t('rich.linkRemove'),
    linkInvalid: t('rich.linkInvalid'),
    cancel: t('cancel'),
    undo: t('rich.undo'),
    redo: t('rich.redo'),
    loading: t('rich.loading'),
    failed: t('rich.failed'),
    retry: t('error.retry'),
  };
}

/** Formatted text: HTML of what `use` allows. The server sanitises it when it is saved. */
export const richTextInput = (use: RichTextFieldProps['use']) =>
  function RichTextInput(props: FieldProps) {
    return (
      <RichTextField
        {...fieldBase(props)}
        use={use}
        labels={useLabels()}
        value={props.value ?? ''}
        onChange={props.onChange}
        onBlur={props.onBlur}
      />
    );
  };
