import { winners } from '@fio/contracts/admin/winners';
import { Text } from '@fio/design-system/text';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { ActionForm } from './action-form.tsx';
import { numberText, type WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Who comes in: seen before it is confirmed, for the server puts in nobody else. */
export function SurrogateDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { version, next } = record;
  const { dialog } = useActionForm(
    winners.surrogate,
    record,
    {
      version,
      surrogateId: next?.id ?? '',
    },
    onClose,
  );
  return (
    <ActionForm action="surrogate" {...dialog} disabled={next === null}>
      <Text>
        {next
          ? t('next.who', { name: next.name, rank: next.rank, cpf: next.cpf, number: numberText(next) })
          : t('next.none')}
      </Text>
    </ActionForm>
  );
}
