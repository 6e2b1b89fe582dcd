import { RichText } from '@fio/design-system/rich-text';
import { Heading } from '@fio/design-system/text';
import type { RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';

/** The preview: the title and the text in the order and the measure in which the public reads them. */
export const RegulationText = ({ record: { title, html } }: { record: RegulationDetail }) => (
  <article className={classes['preview']} lang="pt-BR">
    <Heading level={2} size="l">
      {title}
    </Heading>
    <RichText html={html} anchors />
  </article>
);
