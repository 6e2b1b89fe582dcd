import { winners } from '@fio/contracts/admin/winners';
import { Text } from '@fio/design-system/text';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import { numberText, type WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Who comes in: seen before it is confirmed, for the server puts in nobody else. */
export function SurrogateDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { mutateAsync } = useApiMutation(winners.surrogate);
  const { id, version, next } = record;
  const { form, submit, errorOf } = useContractForm(winners.surrogate.body, {
    version,
    surrogateId: next?.id ?? '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="surrogate"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      disabled={next === null}
    >
      <Text>
        {next
          ? t('next.who', { name: next.name, rank: next.rank, cpf: next.cpf, number: numberText(next) })
          : t('next.none')}
      </Text>
    </ActionForm>
  );
}
