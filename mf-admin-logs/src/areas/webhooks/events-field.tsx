import { useId } from 'react';
import { WEBHOOK_KINDS, type WebhookKind } from '@fio/contracts/documents/webhook-kinds';
import { CheckboxField, FieldError } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';
import { useWebhooksWords } from './words.ts';
import classes from './webhooks.module.css';

type Group = WebhookKind extends `${infer About}.${string}` ? About : never;

const groupOf = (kind: WebhookKind) => kind.split('.')[0] as Group;
const GROUPS = [...new Set(WEBHOOK_KINDS.map(groupOf))].map((group) => ({
  group,
  kinds: WEBHOOK_KINDS.filter((kind) => groupOf(kind) === group),
}));

type Props = Pick<
  FieldProps<WebhookKind[]>,
  'name' | 'label' | 'error' | 'required' | 'value' | 'onChange' | 'onBlur'
>;

/** What an endpoint is told of: each kind by itself, or all that are about one thing. */
export function EventsField({ name, label, error, required, value, onChange, onBlur }: Props) {
  const t = useWebhooksWords();
  const id = useId();
  // In the catalogue's order, whichever is ticked first.
  const choose = (kinds: readonly WebhookKind[], ticked: boolean) =>
    onChange(WEBHOOK_KINDS.filter((kind) => (kinds.includes(kind) ? ticked : value.includes(kind))));
  return (
    <fieldset
      className={classes['events']}
      data-field={name}
      aria-describedby={error ? id : undefined}
      onBlur={onBlur}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={classes['groups']}>
        {GROUPS.map(({ group, kinds }) => {
          const ticked = kinds.filter((kind) => value.includes(kind));
          const isWhole = ticked.length === kinds.length;
          return (
            <div key={group} role="group" aria-label={t(`group.${group}`)} className={classes['group']}>
              <CheckboxField
                label={<strong>{t(`group.${group}`)}</strong>}
                checked={isWhole}
                indeterminate={!isWhole && ticked.length > 0}
                onChange={({ target }) => choose(kinds, target.checked)}
              />
              <div className={classes['kinds']}>
                {kinds.map((kind) => (
                  <CheckboxField
                    key={kind}
                    name={name}
                    label={t(`type.${kind}`)}
                    hint={kind}
                    checked={value.includes(kind)}
                    onChange={({ target }) => choose([kind], target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
