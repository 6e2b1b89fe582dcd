import { cpfBlockReasonPt } from '@fio/contracts/terms/cpf-block-reasons.pt';
import { documentPt } from '@fio/contracts/terms/documents.pt';
import { prefixed } from '@fio/platform/i18n';

/** The words of what a check looks at: for who opens one. */
export const evidencePt = {
  documents: 'Documentos recebidos',
  ...prefixed('document', documentPt),
  'document.hint': 'JPG, PNG, WebP ou PDF de até {{limit}} MB. O acesso fica registrado.',
  'document.choose': 'Escolher arquivo',
  'document.sending': 'Enviando…',
  'document.kept': 'Documento guardado.',
  'document.by': 'Por {{by}}, em {{when}}',
  'document.discard': 'Descartar documento',
  'document.discardText': 'O arquivo é apagado, e o que foi conferido com ele volta a ficar em aberto.',
  'document.discarded': 'Documento descartado.',
  'field.discard': 'Motivo',
  'address.write': 'Informar endereço',
  'address.correct': 'Corrigir endereço',
  'address.text': 'Para onde o prêmio vai, como a pessoa informou. Se mudar, o endereço é conferido de novo.',
  'address.kept': 'Endereço guardado.',
  'field.zip': 'CEP',
  'field.houseNumber': 'Número',
  'field.street': 'Rua',
  'field.complement': 'Complemento',
  'field.district': 'Bairro',
  'field.city': 'Cidade',
  'field.uf': 'UF',
  barred: 'CPF bloqueado: {{reason}}, desde {{since}}',
  'barred.none': 'O CPF não está na lista de bloqueados.',
  wins: 'Prêmios de sorteio',
  'wins.none': 'Nenhum prêmio de sorteio.',
  others: 'Outros prêmios desta pessoa',
  'others.none': 'Nenhum outro prêmio.',
  'lacks.address': 'Falta o endereço de entrega.',

  ...prefixed('barred', cpfBlockReasonPt),
};
