/** What speaks against a day as that of an extraction. */
export const lotteryDayPt = {
  weekday: 'As extrações costumam ser às quartas e aos sábados: confira o calendário da Loteria Federal.',
  holiday: 'É feriado nacional: confira se haverá extração.',
  beyond_year: 'Passa de doze meses desde o início do período: confira o prazo da autorização.',
};
