/** Text as compared in a search: lower case, no accents ('São Tomé' is 'sao tome'). */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
