export const bellPt = {
  bell: 'Avise-me',
  'bell.theory': 'Avise-me quando esta teoria for resolvida',
  'bell.draw': 'Avise-me sobre os sorteios',
};
