/** The program that checks draws without us: exact, as all that proves something. */
export const verifierPt = {
  title: 'Confira sem depender da gente',
  leadDraw:
    'Baixe as provas deste sorteio e o verificador, desligue a internet e abra o verificador no navegador. Ele foi escrito à parte, não usa nada deste site e refaz tudo no seu aparelho.',
  lead: 'O verificador é um arquivo que abre no navegador e funciona sem internet. Ele foi escrito à parte, não usa nada deste site e refaz tudo no seu aparelho. As provas estão na página de cada sorteio publicado.',
  bundle: 'Baixar as provas (ZIP)',
  bundleText: 'Tudo o que é público deste sorteio, com o registro inteiro.',
  page: 'Baixar o verificador (HTML)',
  pageText: '{{bytes}} bytes, SHA-256 {{hash}}',
};
