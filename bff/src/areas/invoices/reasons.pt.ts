import type { InvoiceReason } from '@fio/domain';

/** Why an invoice isn't accepted, as its sender reads it. */
export const invoiceReasonsPt: Record<InvoiceReason, string> = {
  illegible: 'não conseguimos ler a nota. Você pode enviar outra foto, mais nítida e com a nota inteira.',
  out_of_period: 'a compra não é do período da promoção.',
  not_participating: 'o estabelecimento não participa da promoção.',
  product: 'a nota não tem produto participante.',
  below_minimum: 'o valor da nota é menor que o mínimo.',
  duplicate: 'esta nota já foi cadastrada.',
  tampered: 'os dados informados não são os da nota.',
  not_fiscal: 'o documento não é uma nota fiscal que a promoção aceite.',
  over_limit: 'você chegou ao limite de notas.',
};
