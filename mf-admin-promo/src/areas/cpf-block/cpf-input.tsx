import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { isCpf, MASKS } from '@fio/domain';
import { type FieldProps, maskedInput } from '@fio/platform/area';
import { api } from '@fio/platform/api';
import { useEffect, useState } from 'react';
import { useCpfBlockWords } from './words.ts';

const Masked = maskedInput(MASKS.cpf);

/** Whose it is, once it is a CPF and the server has said so; null until then. */
function useWhom(cpf: string) {
  const [known, setKnown] = useState<(ResponseOf<typeof cpfBlock.whom> & { cpf: string }) | null>(null);
  useEffect(() => {
    if (!isCpf(cpf)) return;
    let isGone = false;
    api(cpfBlock.whom, { body: { cpf } }, { quiet: true })
      .then((answer) => (isGone ? undefined : setKnown({ ...answer, cpf })))
      // Without an answer it is blocked as it always was.
      .catch(() => undefined);
    return () => void (isGone = true);
  }, [cpf]);
  return known?.cpf === cpf ? known : null;
}

/** A CPF to be blocked, with the name of whom that hits beneath. */
export function CpfInput(props: FieldProps) {
  const t = useCpfBlockWords();
  const whom = useWhom(props.value ?? '');
  const said = whom && (whom.registration ? t('whom', { name: whom.registration.name }) : t('whom.nobody'));
  return <Masked {...props} hint={said ?? props.hint} />;
}
