import type { InvoiceOrigin, InvoiceReason } from '@fio/domain/invoice';
import type { Terms } from './terms.ts';

export const invoiceReasonPt: Terms<InvoiceReason> = {
  illegible: 'Ilegível',
  out_of_period: 'Fora do período',
  not_participating: 'Loja não participante',
  product: 'Sem produto participante',
  below_minimum: 'Valor abaixo do mínimo',
  duplicate: 'Duplicada',
  tampered: 'Adulterada ou dados trocados',
  not_fiscal: 'Não é nota fiscal aceita',
  over_limit: 'Acima do limite da pessoa',
  other_claimant: 'Confirmada para outra pessoa',
  unconfirmed: 'Não confirmada',
};

/** Why an invoice of one’s own isn’t accepted: a sentence without its beginning. */
export const ownInvoiceReasonPt: Terms<InvoiceReason> = {
  illegible: 'não conseguimos ler a nota. Você pode enviar outra foto, mais nítida e com a nota inteira.',
  out_of_period: 'a compra não é do período da promoção.',
  not_participating: 'a loja não participa da promoção.',
  product: 'a nota não tem produto participante.',
  below_minimum: 'o valor da nota é menor que o mínimo.',
  duplicate: 'esta nota já foi cadastrada.',
  tampered: 'os dados informados não são os da nota.',
  not_fiscal: 'o documento não é uma nota fiscal que a promoção aceite.',
  over_limit: 'você chegou ao limite de notas.',
  other_claimant: 'esta nota foi confirmada para outra pessoa que também a enviou.',
  unconfirmed: 'não conseguimos confirmar que a nota existe.',
};

export const invoiceOriginPt: Terms<InvoiceOrigin> = {
  qr: 'QR Code',
  key: 'Chave digitada',
  photo: 'Foto ou PDF',
  xml: 'Arquivo XML',
};
