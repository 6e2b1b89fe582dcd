import { shopCodeStatePt } from '@fio/contracts/terms/shop-codes.pt';
import { prefixed } from '@fio/platform/i18n';

export const shopCodesPt = {
  title: 'CSC das lojas',
  count_one: '{{total}} código',
  count_other: '{{total}} códigos',
  search: 'Raiz do CNPJ, estado ou identificador',
  create: 'Cadastrar CSC',
  edit: 'CSC',
  created: 'CSC cadastrado. As notas que esperam por ele estão sendo conferidas.',
  saved: 'Salvo.',
  'empty.title': 'Nenhum CSC cadastrado',
  'empty.text':
    'Com o Código de Segurança do Contribuinte da loja, o QR Code de cada NFC-e dela é conferido na hora.',
  forever: 'Sem prazo',
  hidden: 'Guardado cifrado; não é mostrado de novo',
  'section.code': 'Código de Segurança do Contribuinte (CSC)',
  'field.cnpj': 'CNPJ de uma das lojas',
  'field.root': 'Raiz do CNPJ',
  'field.federalState': 'Estado',
  'field.number': 'Identificador',
  'field.secret': 'CSC',
  'field.state': 'Situação',
  'field.validFrom': 'Compras desde',
  'field.validTo': 'Compras até',
  'field.confirmed': 'Notas confirmadas',
  'field.createdAt': 'Cadastrado em',
  'hint.cnpj': 'O código vale para todas as lojas da empresa no estado.',
  'hint.number': 'O número do CSC na Sefaz, como no QR Code.',
  'hint.secret': 'De 16 a 36 caracteres. Depois de salvo, ninguém o vê.',
  'hint.validTo': 'Em branco, vale até ser encerrado.',
  'hint.end':
    'O último dia de compra que ele ainda prova. Se o código vazou, escolha um dia antes do início.',
  ...prefixed('state', shopCodeStatePt),
  'action.end': 'Encerrar',
  'action.end.text': 'O que ele já confirmou continua confirmado.',
  'action.end.done': 'CSC encerrado.',
};
